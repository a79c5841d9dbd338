ALTER TABLE "sms_messages" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "orders_on_time" ON "orders" USING btree ("user_id") WHERE was_on_time;--> statement-breakpoint
CREATE INDEX "payment_notices_unsettled" ON "payment_notices" USING btree ("seq") WHERE effect in ('to-give-back', 'contradicts', 'other-amount', 'other-time', 'unknown-payment');--> statement-breakpoint
DELETE FROM "secrets" WHERE "key" = 'otp';--> statement-breakpoint
UPDATE "sms_messages" SET "body" = regexp_replace("body", '^\d{4,6}(?= is your)|#\d{4,6}$|token=[\w-]+', '••••', 'g') WHERE "body" ~ '^\d{4,6} is your|token=';
