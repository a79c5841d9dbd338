/**
 * `pnpm start` builds the app if it has changed, then serves the app, the API (`/api1`) and the
 * sandbox pages on one port. Passes its arguments to the server: `--host` opens the server to the
 * network and prints its URL as a QR code.
 */
import { buildApp } from './build-app.ts';
import { run } from './run.ts';

const exitCode = await buildApp('--output-logs=errors-only', '--log-prefix=none');
if (exitCode !== 0) {
  console.error('The app could not be built; see the messages above.');
  process.exit(exitCode);
}
const server = await run(process.execPath, [
  'apps/sandbox-api/src/main.ts',
  ...process.argv.slice(2),
]);
process.exit(server.exitCode);
