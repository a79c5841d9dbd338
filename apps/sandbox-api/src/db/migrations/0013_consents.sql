CREATE TABLE "consent_events" (
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
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
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_salts" ADD CONSTRAINT "consent_salts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_by_purpose" ON "consent_events" USING btree ("user_id","purpose","number");--> statement-breakpoint
CREATE FUNCTION "keep_consent_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of consents are not changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "consent_events_stay" BEFORE UPDATE ON "consent_events" FOR EACH ROW EXECUTE FUNCTION "keep_consent_events"();
