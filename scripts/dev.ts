/** `pnpm dev`: the app with hot reload and the server with restart on change, together. */
import { run } from './run.ts';

const appPort = process.env['APP_PORT'] ?? '5173';
const apiPort = process.env['PORT'] ?? '4180';

console.log(`App with hot reload: http://localhost:${appPort}`);
const exits = [
  run(process.execPath, ['--watch', '--watch-preserve-output', 'apps/sandbox-api/src/main.ts'], {
    PORT: apiPort,
  }),
  run(
    'pnpm',
    ['--filter', '@kosha/mobile-web', 'exec', 'vite', '--port', appPort, '--strictPort'],
    {
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    },
  ),
];
const { exitCode } = await Promise.race(exits);
process.exit(exitCode);
