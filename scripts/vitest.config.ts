import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    root: '..',
    include: ['{scripts,bench,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
  },
});
