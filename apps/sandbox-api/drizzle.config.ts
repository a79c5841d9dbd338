/** Configuration of the command `drizzle-kit`, which the package `tools` installs. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/db/schema/index.ts', './src/db/schema/providers.ts'],
  out: './src/db/migrations',
};
