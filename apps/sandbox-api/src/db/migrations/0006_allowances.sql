CREATE TABLE "allowances" (
	"scope" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"started_at_ms" bigint NOT NULL
);
