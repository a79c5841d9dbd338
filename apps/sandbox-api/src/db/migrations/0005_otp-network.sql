ALTER TABLE "otps" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "otps_by_network" ON "otps" USING btree ("network","created_at_ms");