import { defineConfig } from 'vite';
import { layerStyles } from './build/layer-styles.ts';

/** The configuration for building the packaged styles. */
export default defineConfig({ plugins: [layerStyles] });
