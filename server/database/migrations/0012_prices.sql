CREATE TABLE "prices" (
	"key" text PRIMARY KEY NOT NULL,
	"coins" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prices_not_below_0" CHECK ("prices"."coins" >= 0)
);
