CREATE TABLE "wallpapers" (
	"user_id" text NOT NULL,
	"wallpaper_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallpapers_user_id_wallpaper_id_pk" PRIMARY KEY("user_id","wallpaper_id"),
	CONSTRAINT "wallpapers_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "wallpapers" ADD CONSTRAINT "wallpapers_user_id_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallpapers" ADD CONSTRAINT "wallpapers_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;