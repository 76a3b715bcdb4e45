-- each statement apart
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."state" in ('waiting', 'writing');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_reader" ON "jobs" USING btree ("reader_id","state") WHERE "jobs"."reader_id" is not null;