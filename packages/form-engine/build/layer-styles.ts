import type { Plugin } from 'vite';

/** The layer of the packed styles: whatever a page says of the form outside of layers comes before it. */
const layer = 'kosha-form';

/** Puts the packed styles into a layer. */
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
