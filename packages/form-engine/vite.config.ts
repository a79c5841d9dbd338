import { defineConfig } from 'vite';
import { layerStyles } from './build/layer-styles.ts';

/** For the packaged styles. */
export default defineConfig({ plugins: [layerStyles] });
