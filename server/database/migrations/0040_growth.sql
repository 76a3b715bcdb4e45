-- each statement apart
ALTER TABLE "inviters" ADD COLUMN IF NOT EXISTS "invited" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_invited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		UPDATE inviters SET invited = invited + 1 WHERE user_id = new.invited_by;
	ELSE
		UPDATE inviters SET invited = invited - 1 WHERE user_id = old.invited_by;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_invited AFTER INSERT ON "people" FOR EACH ROW WHEN (new.invited_by IS NOT NULL) EXECUTE FUNCTION count_invited();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_uninvited AFTER DELETE ON "people" FOR EACH ROW WHEN (old.invited_by IS NOT NULL) EXECUTE FUNCTION count_invited();
--> statement-breakpoint
-- In pieces, so that nobody who comes by an invitation meanwhile waits for the whole.
DO $$
DECLARE
	piece text[];
	after text := '';
BEGIN
	LOOP
		SELECT array_agg(user_id ORDER BY user_id) INTO piece
			FROM (SELECT user_id FROM inviters WHERE user_id > after ORDER BY user_id LIMIT 200) AS next;
		EXIT WHEN piece IS NULL;
		UPDATE inviters SET invited = (SELECT count(*) FROM people WHERE invited_by = inviters.user_id)
			WHERE user_id = ANY (piece) AND EXISTS (SELECT FROM people WHERE invited_by = inviters.user_id);
		after := piece[array_length(piece, 1)];
		COMMIT;
	END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inviters_most" ON "inviters" USING btree ("invited" DESC NULLS FIRST,"user_id") WHERE "inviters"."invited" > 0;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "codes_expires" ON "codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "consents_expires" ON "consents" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "second_steps_off" ON "second_steps" USING btree ("off_at") WHERE "second_steps"."off_at" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "transfers_given" ON "transfers" USING btree ("credit","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "transfers"."debit" in ('house:rewards', 'house:welcome');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_newest" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"order_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_newest_of_kind" ON "orders" USING btree ("user_id","kind","created_at" DESC NULLS FIRST,"order_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_answered_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST) WHERE "orders"."source" = 'person' and "orders"."state" = 'served';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "keys_created" ON "keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_again" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."verdict" = 'again';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_odd" ON "payment_events" USING btree ("received_at" DESC NULLS FIRST) WHERE "payment_events"."verdict" in ('mismatch', 'open');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "allowances_day" ON "allowances" USING btree ("day");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "renewals_open" ON "renewals" USING btree ("user_id") WHERE "renewals"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "devices_user" ON "devices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_reader" ON "drafts" USING btree ("reader_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_saved" ON "drafts" USING btree ("saved_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "test_results_newest" ON "test_results" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_user";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_answered";
