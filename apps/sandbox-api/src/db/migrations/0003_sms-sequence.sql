DROP INDEX "sms_messages_by_phone";--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "sms_messages_by_phone" ON "sms_messages" USING btree ("phone","seq");