CREATE TABLE "push_deliveries" (
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_deliveries_subscription_id_kind_subject_pk" PRIMARY KEY("subscription_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"daily_minute" smallint,
	"answers" boolean NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"next_at" timestamp (3) with time zone,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_daily" CHECK (("push_subscriptions"."daily_minute" is null) = ("push_subscriptions"."next_at" is null))
);
--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("subscription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_deliveries_due" ON "push_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_next" ON "push_subscriptions" USING btree ("next_at") WHERE "push_subscriptions"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_renewed" ON "push_subscriptions" USING btree ("renewed_at");