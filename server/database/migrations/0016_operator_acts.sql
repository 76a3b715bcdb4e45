-- each statement apart
CREATE TABLE IF NOT EXISTS "operator_acts" (
	"act_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"command" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "operator_acts_at" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "purchases_trade" ON "purchases" USING btree ("trade_id") WHERE "purchases"."trade_id" is not null;--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_kind", ADD CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('paid', 'failed', 'refunded', 'disputed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_verdict", ADD CONSTRAINT "payment_events_verdict" CHECK ("payment_events"."verdict" in ('applied', 'again', 'surplus', 'mismatch', 'open')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT IF EXISTS "refunds_reason", ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('order', 'surplus', 'mismatch')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_kind";--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_verdict";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_reason";
