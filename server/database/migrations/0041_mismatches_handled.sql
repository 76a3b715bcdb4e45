-- each statement apart
ALTER TABLE "payment_events" ADD COLUMN IF NOT EXISTS "handled_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_unhandled" ON "payment_events" USING btree ("received_at" DESC NULLS FIRST) WHERE "payment_events"."verdict" in ('mismatch', 'open') and "payment_events"."handled_at" is null;
