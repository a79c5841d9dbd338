import { useCallback } from 'react';
import type { Pages, PagesInput } from '../model/pages.ts';

const noop = () => undefined;

/** Replaces `usePages` in a form with a single page. */
export function useOnePage({ shown, idOf, focus }: PagesInput): Pages {
  const focusField = useCallback((key: string) => focus(idOf(key)), [focus, idOf]);
  return { place: 0, here: shown, focusField, placeAfter: noop, goTo: noop, show: noop };
}
