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
CREATE TABLE "consent_events" (
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"way" text,
	"notice" jsonb NOT NULL,
	"notice_hash" text NOT NULL,
	"at_ms" bigint NOT NULL,
	"previous_hash" text,
	"hash" text NOT NULL,
	CONSTRAINT "consent_events_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "consent_salts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_hash" text
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
	"requested_at_ms" bigint NOT NULL,
	"pay_until_ms" bigint NOT NULL,
	"due_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "key_facts_acknowledgements" (
	"proposal_no" text PRIMARY KEY NOT NULL,
	"facts_hash" text NOT NULL,
	"text_hash" text NOT NULL,
	"language" text NOT NULL,
	"answers" jsonb NOT NULL,
	"acknowledged_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_facts_proposals" (
	"proposal_no" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"issued_at_ms" bigint NOT NULL,
	"valid_until_ms" bigint NOT NULL
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
	"refusal_text" jsonb,
	"started_order_id" text,
	CONSTRAINT "schedules_orderNo_unique" UNIQUE("order_no")
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
	"cooling_off_days" integer DEFAULT 0 NOT NULL,
	"returned_paise" bigint,
	"was_on_time" boolean,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "orders_set_aside" (
	"order_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"since_ms" bigint NOT NULL,
	"next_try_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejections" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"until_ms" bigint NOT NULL,
	CONSTRAINT "rejections_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
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
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"expires_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"order_id" text,
	"created_at_ms" bigint NOT NULL,
	"answer_due_at_ms" bigint NOT NULL,
	"answer" text,
	"answered_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "kept_denials" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"until_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"named_at_ms" bigint NOT NULL
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
CREATE TABLE "idempotency_keys" (
	"scope_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"sealed_answer" text,
	"created_at_ms" bigint NOT NULL,
	"seq" bigserial NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "secrets" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
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
	"network_hash" text,
	"os" text,
	"created_at_ms" bigint NOT NULL,
	"last_used_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"language" text,
	"created_at_ms" bigint NOT NULL,
	"credit_limit_paise" bigint NOT NULL,
	"is_basic_done" boolean NOT NULL,
	"is_work_done" boolean NOT NULL,
	"is_identity_done" boolean NOT NULL,
	"is_face_done" boolean NOT NULL,
	"is_contact_done" boolean NOT NULL,
	"phone_sealed" text,
	"purge_at_ms" bigint,
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
	"created_at_ms" bigint NOT NULL,
	"is_replaced" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
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
	"sealed_secret" text,
	"created_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_salts" ADD CONSTRAINT "consent_salts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_facts_acknowledgements" ADD CONSTRAINT "key_facts_acknowledgements_proposal_no_key_facts_proposals_proposal_no_fk" FOREIGN KEY ("proposal_no") REFERENCES "public"."key_facts_proposals"("proposal_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_facts_proposals" ADD CONSTRAINT "key_facts_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_started_order_id_orders_id_fk" FOREIGN KEY ("started_order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_set_aside" ADD CONSTRAINT "orders_set_aside_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_extension_id_extensions_id_fk" FOREIGN KEY ("extension_id") REFERENCES "public"."extensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_positions" ADD CONSTRAINT "device_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aadhaar_verifications" ADD CONSTRAINT "aadhaar_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_charges" ADD CONSTRAINT "provider_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_branches_by_city" ON "bank_branches" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "bank_cities_by_state" ON "bank_cities" USING btree ("bank_id","state_id");--> statement-breakpoint
CREATE INDEX "consent_events_by_purpose" ON "consent_events" USING btree ("user_id","purpose","number");--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_by_order" ON "extensions" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_one_asked_per_order" ON "extensions" USING btree ("order_id") WHERE state = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "key_facts_proposals_by_order" ON "key_facts_proposals" USING btree ("order_id","version");--> statement-breakpoint
CREATE INDEX "opinions_by_user" ON "opinions" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "opinions_by_seq" ON "opinions" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "opinions_answered" ON "opinions" USING btree ("answered_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_one_waiting_per_order" ON "schedules" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "schedules_by_user" ON "schedules" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "schedules_by_order" ON "schedules" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "schedules_by_card" ON "schedules" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "schedules_by_started_order" ON "schedules" USING btree ("started_order_id");--> statement-breakpoint
CREATE INDEX "schedules_ended" ON "schedules" USING btree ("created_at_ms") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_running_per_product" ON "orders" USING btree ("user_id","product_id") WHERE state in ('1', '2', '4', '6', '8', '10', '11');--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","applied_at_ms");--> statement-breakpoint
CREATE INDEX "orders_on_time" ON "orders" USING btree ("user_id") WHERE was_on_time;--> statement-breakpoint
CREATE INDEX "orders_by_card" ON "orders" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "orders_in_audit" ON "orders" USING btree ("audit_due_at_ms","id") WHERE state in ('1', '10');--> statement-breakpoint
CREATE INDEX "orders_in_disbursal" ON "orders" USING btree ("lending_due_at_ms","id") WHERE state = '4';--> statement-breakpoint
CREATE INDEX "orders_awaiting_fee" ON "orders" USING btree ("extension_pay_until_ms","id") WHERE state = '11';--> statement-breakpoint
CREATE INDEX "orders_set_aside_by_age" ON "orders_set_aside" USING btree ("since_ms");--> statement-breakpoint
CREATE INDEX "payment_notices_unsettled" ON "payment_notices" USING btree ("seq") WHERE effect in ('to-give-back', 'contradicts', 'other-amount', 'other-time', 'unknown-payment');--> statement-breakpoint
CREATE INDEX "payment_notices_unknown" ON "payment_notices" USING btree ("last_at_ms") WHERE effect = 'unknown-payment';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_repayment_under_way" ON "payments" USING btree ("order_id") WHERE purpose <> 'extension' and state in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_repayment_settles" ON "payments" USING btree ("order_id") WHERE purpose <> 'extension' and state = 'paid' and refund_due_at_ms is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_fee_per_extension" ON "payments" USING btree ("extension_id") WHERE state in ('open', 'processing', 'paid') and refund_due_at_ms is null;--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","seq");--> statement-breakpoint
CREATE INDEX "payments_by_extension" ON "payments" USING btree ("extension_id");--> statement-breakpoint
CREATE INDEX "payments_by_age" ON "payments" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "data_exports_by_user" ON "data_exports" USING btree ("user_id","expires_at_ms");--> statement-breakpoint
CREATE INDEX "data_exports_by_expiry" ON "data_exports" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "grievances_by_user" ON "grievances" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "grievances_open" ON "grievances" USING btree ("seq") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "grievances_by_order" ON "grievances" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "kept_denials_by_end" ON "kept_denials" USING btree ("until_ms");--> statement-breakpoint
CREATE INDEX "allowances_by_last_use" ON "allowances" USING btree (("used_at_ms"[cardinality("used_at_ms")]));--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at_ms");--> statement-breakpoint
CREATE INDEX "idempotency_keys_anonymous" ON "idempotency_keys" USING btree ("seq") WHERE is_anonymous;--> statement-breakpoint
CREATE INDEX "tracking_events_by_age" ON "tracking_events" USING btree ("received_at_ms");--> statement-breakpoint
CREATE INDEX "tracking_events_by_user" ON "tracking_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "native_proofs_by_phone" ON "native_proofs" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "native_proofs_by_expiry" ON "native_proofs" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "otps_by_phone" ON "otps" USING btree ("phone","created_at_ms");--> statement-breakpoint
CREATE INDEX "otps_by_expiry" ON "otps" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live_per_device" ON "sessions" USING btree ("user_id","web_uuid") WHERE ended_at_ms is null;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","web_uuid");--> statement-breakpoint
CREATE INDEX "sessions_by_last_use" ON "sessions" USING btree (coalesce("ended_at_ms", "last_used_at_ms"));--> statement-breakpoint
CREATE INDEX "users_to_purge" ON "users" USING btree ("purge_at_ms") WHERE purge_at_ms is not null;--> statement-breakpoint
CREATE INDEX "aadhaar_verifications_by_age" ON "aadhaar_verifications" USING btree ("verified_at_ms");--> statement-breakpoint
CREATE INDEX "contacts_not_agreed" ON "contacts" USING btree ("expires_at_ms") WHERE "contacts"."answer" is distinct from 'confirmed';--> statement-breakpoint
CREATE INDEX "pictures_by_user" ON "pictures" USING btree ("user_id","kind","seq");--> statement-breakpoint
CREATE INDEX "pictures_by_opinion" ON "pictures" USING btree ("opinion_id","seq");--> statement-breakpoint
CREATE INDEX "pictures_replaced" ON "pictures" USING btree ("created_at_ms") WHERE is_replaced;--> statement-breakpoint
CREATE INDEX "provider_charges_to_deliver" ON "provider_charges" USING btree ("deliver_at_ms") WHERE acknowledged_at_ms is null;--> statement-breakpoint
CREATE INDEX "sms_messages_by_phone" ON "sms_messages" USING btree ("phone","seq");--> statement-breakpoint
CREATE INDEX "sms_messages_by_seq" ON "sms_messages" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "sms_messages_by_age" ON "sms_messages" USING btree ("created_at_ms");--> statement-breakpoint
CREATE FUNCTION "keep_consent_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An account that is over takes its entries along.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Entries of consents are not changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "consent_events_stay" BEFORE UPDATE OR DELETE ON "consent_events" FOR EACH ROW EXECUTE FUNCTION "keep_consent_events"();
