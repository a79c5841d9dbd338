import { defineConfig } from 'vitest/config';

/** What needs a second connection, which an embedded database has none of. */
const severalConnections = [
  'src/db/postgres.test.ts',
  'src/services/payment/start-repayment.test.ts',
];

export default defineConfig({
  test: {
    name: 'sandbox-pglite',
    environment: 'node',
    // Every file has a database of its own; the server's modules and PGlite's code are loaded once.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: './test/setup/pglite.ts',
    exclude: [...severalConnections, '**/node_modules/**'],
  },
});
