CREATE TABLE "orders_set_aside" (
	"order_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"since_ms" bigint NOT NULL,
	"next_try_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders_set_aside" ADD CONSTRAINT "orders_set_aside_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_set_aside_by_age" ON "orders_set_aside" USING btree ("since_ms");