import { defineConfig } from 'vite';
import { layerStylesPlugin } from './build/layer-styles.ts';

/** Used by `scripts/packages/build.ts`, which builds the published package. */
export default defineConfig({ plugins: [layerStylesPlugin] });
