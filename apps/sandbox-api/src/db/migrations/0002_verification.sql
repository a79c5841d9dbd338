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
	"created_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "aadhaar_hash" text;--> statement-breakpoint
ALTER TABLE "aadhaar_verifications" ADD CONSTRAINT "aadhaar_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_by_user" ON "pictures" USING btree ("user_id","kind","seq");