CREATE TABLE "notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"from_time" timestamp (3) with time zone NOT NULL,
	"until_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"off_since" timestamp (3) with time zone NOT NULL
);
