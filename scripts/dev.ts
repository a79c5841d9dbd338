/**
 * `pnpm dev` starts the app with hot reload, and a server that restarts on changes. If `API_ORIGIN`
 * is the URL of another server, starts only the app, which calls the other server.
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
// When the app or the server ends, `run` forwards this signal to the other one, which would
// otherwise keep running.
process.emit('SIGTERM');
process.exit(exitCode);
