CREATE TABLE "spread_places" (
	"spread_id" integer PRIMARY KEY NOT NULL,
	"place" integer,
	"hidden" boolean DEFAULT false NOT NULL
);
