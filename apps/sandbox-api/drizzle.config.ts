/** Configuration of `drizzle-kit`. The package `tools` installs the command. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/db/schema/index.ts', './src/db/schema/providers.ts'],
  out: './src/db/migrations',
};
