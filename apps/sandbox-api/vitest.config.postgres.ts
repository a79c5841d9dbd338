import { defineConfig } from 'vitest/config';

/** What does not depend on the database is tested once, by the other project. */
const databaseIndependent = [
  'src/config.test.ts',
  'src/start/**/*.test.ts',
  'src/http/static-files.test.ts',
  'src/services/picture/{inspect,check-rows,read-webp}.test.ts',
  'src/simulators/guard.test.ts',
  'src/services/order/order-flow.model.test.ts',
];

export default defineConfig({
  test: {
    name: 'sandbox-postgres',
    environment: 'node',
    // Every file has a database of its own; the server's modules are loaded once.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: './test/setup/postgres.ts',
    exclude: [...databaseIndependent, '**/node_modules/**'],
  },
});
