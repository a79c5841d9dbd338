import { useCallback } from 'react';
import type { Pages, PagesInput } from '../model/pages.ts';

const nothing = () => undefined;

/** A form of one page. */
export function useOnePage({ shown, idOf, focus }: PagesInput): Pages {
  const lead = useCallback((key: string) => focus(idOf(key)), [focus, idOf]);
  return { place: 0, here: shown, lead, placeAfter: nothing, goTo: nothing, show: nothing };
}
