/**
 * Builds the package in the current folder into `dist`: a module and a type declaration per source,
 * and one stylesheet. Runs as `prepack`; development does not need it.
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
