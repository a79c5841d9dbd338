DROP INDEX "payments_one_repayment_under_way";--> statement-breakpoint
DROP INDEX "payments_one_repayment_settles";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cooling_off_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_paise" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_repayment_under_way" ON "payments" USING btree ("order_id") WHERE purpose <> 'extension' and state in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_repayment_settles" ON "payments" USING btree ("order_id") WHERE purpose <> 'extension' and state = 'paid' and refund_due_at_ms is null;