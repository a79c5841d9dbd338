import { defineConfig } from 'vitest/config';
import { severalConnections } from './test/setup/several-connections.ts';

const leftToTestAll = process.env['TEST_SCOPE'] === 'main' ? ['**/*.full.test.ts'] : [];

export default defineConfig({
  test: {
    name: 'sandbox-pglite',
    environment: 'node',
    // Files share no database, so the server's modules and PGlite's code are loaded only once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: './test/setup/pglite.ts',
    exclude: [...severalConnections, ...leftToTestAll, '**/node_modules/**'],
  },
});
