CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70001 CACHE 1;--> statement-breakpoint
CREATE TABLE "bank_branches" (
	"ifsc" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"district" text
);
--> statement-breakpoint
CREATE TABLE "bank_cities" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text NOT NULL,
	"state_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_files" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extensions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"rate_percent" numeric(9, 5) NOT NULL,
	"processing_fee_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"interest_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"overdue_days" integer NOT NULL,
	"requested_at_ms" bigint NOT NULL,
	"pay_until_ms" bigint NOT NULL,
	"due_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"problem_type" text NOT NULL,
	"content" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"answer" text,
	"answered_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at_ms" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text DEFAULT 'KS' || lpad(nextval('order_numbers')::text, 10, '0') NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"card_id" text NOT NULL,
	"state" text NOT NULL,
	"is_auto_money" boolean NOT NULL,
	"usage" text,
	"period_days" integer NOT NULL,
	"interest_rate_percent_per_day" numeric(9, 5) NOT NULL,
	"overdue_rate_percent_per_day" numeric(9, 5) NOT NULL,
	"principal_paise" bigint NOT NULL,
	"processing_fee_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"interest_paise" bigint NOT NULL,
	"received_paise" bigint NOT NULL,
	"repayment_paise" bigint NOT NULL,
	"applied_at_ms" bigint NOT NULL,
	"audit_due_at_ms" bigint NOT NULL,
	"lending_due_at_ms" bigint,
	"loaned_at_ms" bigint,
	"due_at_ms" bigint,
	"settled_at_ms" bigint,
	"extensions_asked" integer DEFAULT 0 NOT NULL,
	"extension_pay_until_ms" bigint,
	"is_extended" boolean DEFAULT false NOT NULL,
	"carried_overdue_days" integer DEFAULT 0 NOT NULL,
	"was_on_time" boolean,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "rejections" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"until_ms" bigint NOT NULL,
	CONSTRAINT "rejections_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"order_no" text DEFAULT 'KS' || lpad(nextval('order_numbers')::text, 10, '0') NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"card_id" text,
	"amount_paise" bigint NOT NULL,
	"usage" text,
	"created_at_ms" bigint NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"started_order_id" text,
	CONSTRAINT "schedules_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"outcome" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"decided_at_ms" bigint NOT NULL,
	"effect" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at_ms" bigint NOT NULL,
	"last_at_ms" bigint NOT NULL,
	CONSTRAINT "payment_notices_once" UNIQUE("payment_id","outcome","amount_paise","decided_at_ms")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"order_id" text NOT NULL,
	"purpose" text NOT NULL,
	"extension_id" text,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint,
	"refund_due_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "provider_charges" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"decided_at_ms" bigint NOT NULL,
	"deliver_at_ms" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"acknowledged_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"external_url" text,
	"is_full" boolean DEFAULT false NOT NULL,
	"order_num" integer NOT NULL,
	"amounts_paise" jsonb NOT NULL,
	"period_days" integer NOT NULL,
	"periods_days" jsonb NOT NULL,
	"interest_rate_percent_per_day" numeric(9, 5) NOT NULL,
	"service_rate_percent" numeric(9, 5) NOT NULL,
	"overdue_rate_percent_per_day" numeric(9, 5) NOT NULL,
	"extension_rate_percent" numeric(9, 5) NOT NULL,
	"loan_processing_time" text NOT NULL,
	"score" real NOT NULL,
	"slogan" text NOT NULL,
	"eligibility" jsonb NOT NULL,
	"requirements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"scope" text PRIMARY KEY NOT NULL,
	"used_at_ms" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"sealed_answer" text,
	"created_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"created_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"user_id" text,
	"web_uuid" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bank_code" text NOT NULL,
	"account_sealed" text NOT NULL,
	"account_hash" text NOT NULL,
	"account_masked" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "bank_cards_once_per_user" UNIQUE("user_id","bank_code","account_hash")
);
--> statement-breakpoint
CREATE TABLE "device_positions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"shared_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "native_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"phone" text NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"used_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"aadhaar_hash" text,
	"web_uuid" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"web_uuid" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"last_used_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"credit_limit_paise" bigint NOT NULL,
	"is_basic_done" boolean NOT NULL,
	"is_work_done" boolean NOT NULL,
	"is_identity_done" boolean NOT NULL,
	"is_face_done" boolean NOT NULL,
	"is_contact_done" boolean NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "aadhaar_verifications" (
	"user_id" text NOT NULL,
	"aadhaar_hash" text NOT NULL,
	"verified_at_ms" bigint NOT NULL,
	CONSTRAINT "aadhaar_verifications_user_id_aadhaar_hash_pk" PRIMARY KEY("user_id","aadhaar_hash")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"relation" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL,
	"answer" text,
	"answered_at_ms" bigint,
	CONSTRAINT "contacts_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "contacts_one_per_position" UNIQUE("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "form_answers" (
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at_ms" bigint NOT NULL,
	CONSTRAINT "form_answers_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
CREATE TABLE "form_descriptors" (
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "form_descriptors_form_version_pk" PRIMARY KEY("form","version")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" text PRIMARY KEY NOT NULL,
	"aadhaar_hash" text NOT NULL,
	"aadhaar_masked" text NOT NULL,
	"pan_hash" text NOT NULL,
	"pan_masked" text NOT NULL,
	"accepted_at_ms" bigint NOT NULL,
	CONSTRAINT "identities_aadhaarHash_unique" UNIQUE("aadhaar_hash"),
	CONSTRAINT "identities_panHash_unique" UNIQUE("pan_hash")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"sha256" text NOT NULL,
	"verdict" text NOT NULL,
	"number_hash" text,
	"number_masked" text,
	"opinion_id" text,
	"created_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_started_order_id_orders_id_fk" FOREIGN KEY ("started_order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_extension_id_extensions_id_fk" FOREIGN KEY ("extension_id") REFERENCES "public"."extensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_charges" ADD CONSTRAINT "provider_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_positions" ADD CONSTRAINT "device_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aadhaar_verifications" ADD CONSTRAINT "aadhaar_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_branches_by_city" ON "bank_branches" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "bank_cities_by_state" ON "bank_cities" USING btree ("bank_id","state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_by_order" ON "extensions" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_one_asked_per_order" ON "extensions" USING btree ("order_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "opinions_by_user" ON "opinions" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_running_per_product" ON "orders" USING btree ("user_id","product_id") WHERE state in ('1', '2', '4', '6', '8', '10', '11');--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","applied_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_one_waiting_per_order" ON "schedules" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "schedules_by_user" ON "schedules" USING btree ("user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_repayment_under_way" ON "payments" USING btree ("order_id") WHERE purpose = 'repayment' and state in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_repayment_settles" ON "payments" USING btree ("order_id") WHERE purpose = 'repayment' and state = 'paid' and refund_due_at_ms is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_fee_per_extension" ON "payments" USING btree ("extension_id") WHERE state in ('open', 'processing', 'paid') and refund_due_at_ms is null;--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","seq");--> statement-breakpoint
CREATE INDEX "provider_charges_to_deliver" ON "provider_charges" USING btree ("deliver_at_ms") WHERE acknowledged_at_ms is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "sms_messages_by_phone" ON "sms_messages" USING btree ("phone","seq");--> statement-breakpoint
CREATE INDEX "native_proofs_by_phone" ON "native_proofs" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "otps_by_phone" ON "otps" USING btree ("phone","created_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live_per_device" ON "sessions" USING btree ("user_id","web_uuid") WHERE ended_at_ms is null;--> statement-breakpoint
CREATE INDEX "pictures_by_user" ON "pictures" USING btree ("user_id","kind","seq");--> statement-breakpoint
CREATE INDEX "pictures_by_opinion" ON "pictures" USING btree ("opinion_id","seq");