CREATE TABLE "departures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_due" ON "departures" USING btree ("due_at");