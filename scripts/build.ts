/** `pnpm build`: the app and the files for its hosts; `BRAND=folder` builds another brand than ours. */
import { buildApp } from './build-app.ts';

process.exit(await buildApp(...process.argv.slice(2)));
