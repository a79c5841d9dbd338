ALTER TABLE "extensions" DROP COLUMN "overdue_days";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carried_overdue_days";