import { defineConfig } from 'vitest/config';

/** Tests that say the same of any database, which the other project runs. */
const databaseIndependent = [
  'src/config.test.ts',
  'src/start/**/*.test.ts',
  'src/http/probe.test.ts',
  'src/http/static-files.test.ts',
  'src/sandbox/desk/desk.test.ts',
  'src/services/picture/inspect.test.ts',
  'src/sandbox/guard.test.ts',
  'src/services/order/order-flow.model.test.ts',
];

export default defineConfig({
  test: {
    name: 'sandbox-postgres',
    environment: 'node',
    // Files share no database, so the server's modules are loaded only once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: './test/setup/postgres.ts',
    exclude: [...databaseIndependent, '**/node_modules/**'],
  },
});
