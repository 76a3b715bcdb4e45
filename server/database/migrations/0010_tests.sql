CREATE TABLE "test_results" (
	"user_id" text NOT NULL,
	"result_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"choices" jsonb NOT NULL,
	"born" text,
	"scores" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_results_user_id_result_id_pk" PRIMARY KEY("user_id","result_id")
);
--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;