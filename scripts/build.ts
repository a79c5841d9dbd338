/** `pnpm build`: builds the app and the files for its hosts. `BRAND=folder` selects a brand. */
import { buildApp } from './build-app.ts';

process.exit(await buildApp(...process.argv.slice(2)));
