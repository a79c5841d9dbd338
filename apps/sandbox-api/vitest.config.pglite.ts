import { defineConfig } from 'vitest/config';
import { testsWithSeveralConnections } from './test/setup/several-connections.ts';

const excludedFromMain = process.env['TEST_SCOPE'] === 'main' ? ['**/*.full.test.ts'] : [];

export default defineConfig({
  test: {
    name: 'sandbox-pglite',
    environment: 'node',
    // Each file has its own database, so files can share modules, which then load only once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: './test/setup/pglite.ts',
    exclude: [...testsWithSeveralConnections, ...excludedFromMain, '**/node_modules/**'],
  },
});
