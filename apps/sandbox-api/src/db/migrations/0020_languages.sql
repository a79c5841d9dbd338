ALTER TABLE "schedules" ADD COLUMN "refusal_text" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;