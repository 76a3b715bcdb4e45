CREATE TABLE "journal_copies" (
	"user_id" text PRIMARY KEY NOT NULL,
	"copy_id" uuid NOT NULL,
	"words_check" text NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"names" integer DEFAULT 0 NOT NULL,
	"readings" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_copy_rows" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"body" "bytea",
	"revision" bigint NOT NULL,
	CONSTRAINT "journal_copy_rows_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "journal_copies" ADD CONSTRAINT "journal_copies_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_copy_rows" ADD CONSTRAINT "journal_copy_rows_user_id_journal_copies_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."journal_copies"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_copy_rows_revision" ON "journal_copy_rows" USING btree ("user_id","revision");