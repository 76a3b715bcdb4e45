-- each statement apart
CREATE TABLE IF NOT EXISTS "operators" (
	"user_id" text PRIMARY KEY NOT NULL REFERENCES "people"("user_id"),
	"seated_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "passkey_id" uuid;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "passkey_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_created" ON "orders" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_money" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST) WHERE "orders"."provider" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_received" ON "payment_events" USING brin ("received_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_created" ON "refunds" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "operator_acts_target" ON "operator_acts" USING btree ("target");
