/**
 * Builds the current folder's package into `dist`. Runs as `prepack`; development needs no build.
 */
import { rmSync } from 'node:fs';
import { buildModules } from './build-modules.ts';
import { buildTypes } from './build-types.ts';
import { readManifest } from './manifest.ts';

const folder = process.cwd();
const manifest = readManifest(folder);
rmSync(`${folder}/dist`, { recursive: true, force: true });
await buildModules(folder, manifest);
buildTypes(folder, manifest);
