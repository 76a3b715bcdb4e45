CREATE TABLE "allowances" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "allowances_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "allowances_not_negative" CHECK ("allowances"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inviters" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "inviters_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"vip_id" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"follows" timestamp (3) with time zone,
	CONSTRAINT "memberships_ends" UNIQUE("user_id","ends_at"),
	CONSTRAINT "memberships_follows" UNIQUE("user_id","follows"),
	CONSTRAINT "memberships_forward" CHECK ("memberships"."ends_at" > "memberships"."starts_at"),
	CONSTRAINT "memberships_after" CHECK ("memberships"."follows" <= "memberships"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"trade_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"verdict" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('paid', 'failed', 'refunded')),
	CONSTRAINT "payment_events_verdict" CHECK ("payment_events"."verdict" in ('applied', 'again', 'surplus', 'mismatch'))
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"vip_id" smallint,
	"days" integer DEFAULT 0 NOT NULL,
	"trade_id" text,
	"pay_url" text,
	"pay_params" jsonb,
	"closes_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "purchases_one_thing" CHECK (("purchases"."coins" > 0) <> ("purchases"."vip_id" is not null and "purchases"."days" > 0))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"trade_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null) and "refunds"."state" in ('waiting', 'done')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('order', 'surplus'))
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "inviters" ADD CONSTRAINT "inviters_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_chain" FOREIGN KEY ("user_id","follows") REFERENCES "public"."memberships"("user_id","ends_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_first" ON "memberships" USING btree ("user_id") WHERE "memberships"."follows" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_free_day" ON "memberships" USING btree ("user_id") WHERE "memberships"."vip_id" = 5;--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("closes_at") WHERE "purchases"."closes_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("state","run_after");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "people_invited_by" ON "people" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "vip_id";--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "vip_until";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sandbox_money" CHECK (("orders"."provider" is not distinct from 'sandbox') = ("orders"."currency" = 'TST'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_covered" CHECK (not "orders"."covered" or "orders"."price" = 0);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_not_by_herself" CHECK ("people"."invited_by" <> "people"."user_id");