import { ProductScreen } from '../features/product/product.screen.tsx';
import { productRow } from './pictured-rows.ts';
import { patterns } from '../shared/paths.ts';
import { showPicture } from './show-picture.tsx';

export { ProductScreen };

showPicture(patterns.product, productRow, ProductScreen);
