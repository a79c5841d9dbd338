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
ALTER TABLE "key_facts_acknowledgements" ADD CONSTRAINT "key_facts_acknowledgements_proposal_no_key_facts_proposals_proposal_no_fk" FOREIGN KEY ("proposal_no") REFERENCES "public"."key_facts_proposals"("proposal_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_facts_proposals" ADD CONSTRAINT "key_facts_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "key_facts_proposals_by_order" ON "key_facts_proposals" USING btree ("order_id","version");