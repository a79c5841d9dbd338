/**
 * `pnpm dev` starts the app with hot reload, and a server that restarts on changes. With
 * `API_ORIGIN`, starts only the app, which calls that server.
 */
import { readSettingsOrStop } from '../apps/mobile-web/build/settings.ts';
import { brand } from '../packages/brand/src/chosen.ts';
import { run } from './run.ts';

const appPort = process.env['APP_PORT'] ?? '5173';
const apiPort = process.env['PORT'] ?? '4180';

const { apiOrigin: otherServer } = readSettingsOrStop(process.env);

console.log(`${brand.name} with hot reload: http://localhost:${appPort}`);
if (otherServer !== undefined) console.log(`Its calls go to ${otherServer}/api1`);

const server = () =>
  run(process.execPath, ['--watch', '--watch-preserve-output', 'apps/sandbox-api/src/main.ts'], {
    PORT: apiPort,
  });
const app = run(
  'pnpm',
  ['--filter', '@kosha/mobile-web', 'exec', 'vite', '--port', appPort, '--strictPort'],
  { API_ORIGIN: otherServer ?? `http://127.0.0.1:${apiPort}` },
);
const { exitCode } = await Promise.race(otherServer === undefined ? [app, server()] : [app]);
// `run` forwards the signal to the other process, which would keep running otherwise.
process.emit('SIGTERM');
process.exit(exitCode);
