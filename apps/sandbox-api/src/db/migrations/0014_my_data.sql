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
CREATE TABLE "nominees" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"named_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_sealed" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "purge_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_by_user" ON "data_exports" USING btree ("user_id","expires_at_ms");--> statement-breakpoint
CREATE INDEX "data_exports_by_expiry" ON "data_exports" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "grievances_by_user" ON "grievances" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "grievances_open" ON "grievances" USING btree ("seq") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "grievances_by_order" ON "grievances" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "users_to_purge" ON "users" USING btree ("purge_at_ms") WHERE purge_at_ms is not null;