ALTER TABLE "readings" ALTER COLUMN "spread_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "readings" ALTER COLUMN "draw" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "matter" jsonb;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_about_something" CHECK (num_nonnulls("readings"."draw", "readings"."matter") > 0);--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_draw_has_spread" CHECK (("readings"."draw" is null) = ("readings"."spread_id" is null));