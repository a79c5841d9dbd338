import { defineConfig } from 'vitest/config';
import { testsWithSeveralConnections } from './test/setup/several-connections.ts';

/** Tests that do not depend on the kind of database. They run in the PGlite project only. */
const databaseIndependent = [
  'src/start/**/*.test.ts',
  'src/http/probe*.test.ts',
  'src/http/static-files.test.ts',
  'src/sandbox/desk/desk.test.ts',
  'src/services/picture/inspect.test.ts',
  'src/services/order/order-flow.model.test.ts',
];

/**
 * `pnpm test` sets TEST_SCOPE to 'main', so only `testsWithSeveralConnections` run on PostgreSQL.
 * With `--all`, all tests except `databaseIndependent` run.
 */
const isMainScope = process.env['TEST_SCOPE'] === 'main';

export default defineConfig({
  test: {
    name: 'sandbox-postgres',
    environment: 'node',
    // Each file has its own database, so files can share modules, which then load only once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: './test/setup/postgres.ts',
    ...(isMainScope && { include: testsWithSeveralConnections }),
    exclude: [...databaseIndependent, '**/node_modules/**'],
  },
});
