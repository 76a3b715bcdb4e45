CREATE TABLE "drafts" (
	"order_id" uuid NOT NULL,
	"reader_id" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_order_id_reader_id_pk" PRIMARY KEY("order_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_state";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reader_id" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_reader_id_readers_user_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readers" ADD CONSTRAINT "readers_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_reader_id_people_user_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_answered" ON "orders" USING btree ("created_at" DESC NULLS LAST) WHERE "orders"."source" = 'person';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_held" CHECK ("jobs"."state" <> 'held' or "jobs"."reader_id" is not null);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('queued', 'running', 'desk', 'held', 'done', 'failed'));