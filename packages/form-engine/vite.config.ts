import { defineConfig } from 'vite';
import { layerStyles } from './build/layer-styles.ts';
import { formEngineBuildAlias } from './build/vite-alias.ts';

/** For the packed file: it brings the lean rjsf itself, so whoever installs it needs no alias. */
export default defineConfig({
  plugins: [layerStyles],
  resolve: { alias: formEngineBuildAlias },
});
