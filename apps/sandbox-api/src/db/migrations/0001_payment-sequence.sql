DROP INDEX "payments_by_order";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","seq");