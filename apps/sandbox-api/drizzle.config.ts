/** Configuration of `drizzle-kit`, which `pnpm db:generate` runs to generate migrations. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/db/schema/index.ts', './src/db/schema/providers.ts'],
  out: './src/db/migrations',
};
