import { defineConfig } from 'vite';
import { formEngineBuildAlias } from './build/vite-alias.ts';

/** For the packed file: it brings the lean rjsf itself, so whoever installs it needs no alias. */
export default defineConfig({ resolve: { alias: formEngineBuildAlias } });
