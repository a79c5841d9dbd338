import { ConfigError, readConfig } from './start/config.ts';
import { announcement } from './start/announce.ts';
import { serve } from './start/serve.ts';
import { StartError } from './start/start-error.ts';

const giveUpAfterMs = 3_000;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const server = await serve(config);
  console.log(announcement(config, server.port));
  const stop = () => {
    setTimeout(() => process.exit(1), giveUpAfterMs).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
