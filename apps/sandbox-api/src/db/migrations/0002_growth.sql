CREATE TABLE "job_leases" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_from" (
	"table_name" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "opinions_by_seq" ON "opinions" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "opinions_answered" ON "opinions" USING btree ("answered_at_ms");--> statement-breakpoint
CREATE INDEX "orders_by_card" ON "orders" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "orders_in_audit" ON "orders" USING btree ("audit_due_at_ms","id") WHERE state in ('1', '10');--> statement-breakpoint
CREATE INDEX "orders_awaiting_fee" ON "orders" USING btree ("extension_pay_until_ms","id") WHERE state = '11';--> statement-breakpoint
CREATE INDEX "schedules_by_order" ON "schedules" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "schedules_by_card" ON "schedules" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "schedules_by_started_order" ON "schedules" USING btree ("started_order_id");--> statement-breakpoint
CREATE INDEX "schedules_ended" ON "schedules" USING btree ("created_at_ms") WHERE state in ('cancelled', 'refused');--> statement-breakpoint
CREATE INDEX "payment_notices_unknown" ON "payment_notices" USING btree ("last_at_ms") WHERE effect = 'unknown-payment';--> statement-breakpoint
CREATE INDEX "payments_by_extension" ON "payments" USING btree ("extension_id");--> statement-breakpoint
CREATE INDEX "payments_by_age" ON "payments" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "allowances_by_last_use" ON "allowances" USING btree (("used_at_ms"[cardinality("used_at_ms")]));--> statement-breakpoint
CREATE INDEX "sms_messages_by_seq" ON "sms_messages" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "sms_messages_by_age" ON "sms_messages" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "tracking_events_by_age" ON "tracking_events" USING btree ("received_at_ms");--> statement-breakpoint
CREATE INDEX "tracking_events_by_user" ON "tracking_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "native_proofs_by_expiry" ON "native_proofs" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "otps_by_expiry" ON "otps" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","web_uuid");--> statement-breakpoint
CREATE INDEX "sessions_by_last_use" ON "sessions" USING btree (coalesce("ended_at_ms", "last_used_at_ms"));--> statement-breakpoint
CREATE INDEX "aadhaar_verifications_by_age" ON "aadhaar_verifications" USING btree ("verified_at_ms");--> statement-breakpoint
CREATE INDEX "pictures_replaced" ON "pictures" USING btree ("created_at_ms") WHERE is_replaced;--> statement-breakpoint
UPDATE "pictures" SET "is_replaced" = true WHERE "opinion_id" IS NULL AND EXISTS (SELECT FROM "pictures" "newer" WHERE "newer"."user_id" = "pictures"."user_id" AND "newer"."kind" = "pictures"."kind" AND "newer"."verdict" = "pictures"."verdict" AND "newer"."seq" > "pictures"."seq");