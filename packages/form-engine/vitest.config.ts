import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'form-engine', environment: 'node' } });
