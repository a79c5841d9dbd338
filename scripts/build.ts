/**
 * `pnpm build`: builds the app and configuration files for web servers. `BRAND=folder` selects a
 * brand.
 */
import { buildApp } from './build-app.ts';

process.exit(await buildApp(...process.argv.slice(2)));
