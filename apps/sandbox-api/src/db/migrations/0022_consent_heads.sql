ALTER TABLE "consent_salts" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_salts" ADD COLUMN "last_hash" text;--> statement-breakpoint
UPDATE "consent_salts" SET "last_number" = "last"."number", "last_hash" = "last"."hash" FROM (SELECT DISTINCT ON ("user_id") "user_id", "number", "hash" FROM "consent_events" ORDER BY "user_id", "number" DESC) AS "last" WHERE "consent_salts"."user_id" = "last"."user_id";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_consent_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An account that is over takes its entries along.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Entries of consents are not changed.';
END
$$;--> statement-breakpoint
DROP TRIGGER "consent_events_stay" ON "consent_events";--> statement-breakpoint
CREATE TRIGGER "consent_events_stay" BEFORE UPDATE OR DELETE ON "consent_events" FOR EACH ROW EXECUTE FUNCTION "keep_consent_events"();