import { defineConfig } from 'vitest/config';

/** What does not depend on the database is tested once. */
const databaseIndependent = [
  'src/config.test.ts',
  'src/start/**/*.test.ts',
  'src/http/static-files.test.ts',
  'src/simulators/guard.test.ts',
  'src/simulators/payments/signature.test.ts',
  'test/order-flow.model.test.ts',
];

const postgresAlone = ['src/db/postgres.test.ts'];

const common = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'sandbox-pglite',
          globalSetup: './test/setup/pglite.ts',
          exclude: [...postgresAlone, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'sandbox-postgres',
          globalSetup: './test/setup/postgres.ts',
          exclude: [...databaseIndependent, '**/node_modules/**'],
        },
      },
    ],
  },
});
