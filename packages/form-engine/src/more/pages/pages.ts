import { lazy } from 'react';
import type { PageWords } from '../../model/page-words.ts';
import type { PagesDefinition } from '../../model/pages.ts';

const frame = lazy(() => import('./page-top.tsx'));

/** Pages, one after the other (D64). The code of what stands above them loads with the first form that has some. */
export const pagesWith = (words: PageWords): PagesDefinition => ({ frame, words });
