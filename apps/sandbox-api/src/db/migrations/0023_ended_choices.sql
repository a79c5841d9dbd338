DROP INDEX "schedules_ended";--> statement-breakpoint
CREATE INDEX "schedules_ended" ON "schedules" USING btree ("created_at_ms") WHERE state <> 'waiting';--> statement-breakpoint
UPDATE "orders" SET "is_auto_money" = false WHERE "is_auto_money" AND "state" NOT IN ('1', '10', '4');