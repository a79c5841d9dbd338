import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/db/schema/index.ts', './src/db/schema/providers.ts'],
  out: './src/db/migrations',
});
