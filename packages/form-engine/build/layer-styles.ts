import type { Plugin } from 'vite';

/** Unlayered styles of a page override this cascade layer. */
const layer = 'kosha-form';

export const layerStyles: Plugin = {
  name: 'layer-styles',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const styles = bundle['styles.css'];
      if (styles?.type !== 'asset') throw new Error('There are no styles to put into a layer');
      styles.source = `@layer ${layer} {\n${String(styles.source)}}\n`;
    },
  },
};
