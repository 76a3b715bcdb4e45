CREATE TABLE "profiles" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"sex" text,
	"date" text NOT NULL,
	"time" text,
	"place" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone" text NOT NULL,
	"later" boolean DEFAULT false NOT NULL,
	"relation" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_latitude" CHECK ("profiles"."latitude" between -90 and 90),
	CONSTRAINT "profiles_longitude" CHECK ("profiles"."longitude" between -180 and 180),
	CONSTRAINT "profiles_relation" CHECK ("profiles"."relation" in ('self', 'other'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("user_id","created_at");