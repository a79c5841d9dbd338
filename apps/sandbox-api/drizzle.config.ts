/** Configures `drizzle-kit`, which is installed in `tools`. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/db/schema/index.ts', './src/db/schema/providers.ts'],
  out: './src/db/migrations',
};
