import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';

export const serveStorybook = (port: number): Promise<PreviewServer> =>
  preview({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port, strictPort: true },
    logLevel: 'error',
  });
