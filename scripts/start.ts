/**
 * `pnpm start` builds the app after changes, then serves app, `/api1` and sandbox pages on one
 * port. The server receives the arguments: `--host` opens it to the network, with a QR code.
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
