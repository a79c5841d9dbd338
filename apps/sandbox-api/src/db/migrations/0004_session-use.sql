ALTER TABLE "sessions" ADD COLUMN "last_used_at_ms" bigint;--> statement-breakpoint
UPDATE "sessions" SET "last_used_at_ms" = "created_at_ms";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at_ms" SET NOT NULL;