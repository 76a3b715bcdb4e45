CREATE TABLE "operator_acts" (
	"act_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"command" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_kind";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_verdict";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "purchases_trade" ON "purchases" USING btree ("trade_id") WHERE "purchases"."trade_id" is not null;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('paid', 'failed', 'refunded', 'disputed'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_verdict" CHECK ("payment_events"."verdict" in ('applied', 'again', 'surplus', 'mismatch', 'open'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('order', 'surplus', 'mismatch'));