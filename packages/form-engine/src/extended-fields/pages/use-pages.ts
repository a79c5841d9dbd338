import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Field } from '../../model/field.ts';
import type { Pages, PagesInput } from '../../model/pages.ts';
import { useLatest } from '../../shared/use-latest.ts';
import type { PageMessages } from '../../model/page-messages.ts';
import { pageOf, pagesOf, type FormPage, type PageView } from './form-pages.ts';
import { usePlace } from './use-place.ts';

/** Where a person is in a form of several pages. A page that has nothing to ask is passed over. */
export function usePages(input: PagesInput, messages: PageMessages): Pages {
  const { fields, shown, draftKey, onPageChange, idOf, focus } = input;
  const hasReview = input.hasReview ?? fields.some(({ review }) => review);
  const pages = useMemo(() => pagesOf(fields), [fields]);
  const [wanted, setPlace] = usePlace(draftKey);
  const place = Math.min(wanted, hasReview ? pages.length : Math.max(pages.length - 1, 0));
  const isReview = pages.length > 0 && place === pages.length;
  const here = useMemo(
    () =>
      pages.length === 0
        ? shown
        : new Map([...shown].filter(([, field]) => pageOf(pages, field) === place)),
    [pages, shown, place],
  );
  const stops = useMemo(() => stopsOf(pages, shown, hasReview), [pages, shown, hasReview]);
  /** What takes the focus once the page is there. */
  const awaited = useRef<string>(undefined);
  const returns = useRef(false);
  useLayoutEffect(() => {
    const { current: id } = awaited;
    awaited.current = undefined;
    if (id !== undefined) focus(id);
  }, [place, focus]);
  const latest = useLatest({ place, pages, shown });
  const headingId = idOf('page');
  /** Shows a page without telling the app, and gives the focus to this element of it. */
  const show = useCallback(
    (next: number, focusId = headingId) => {
      if (next === latest.current.place) return focus(focusId);
      awaited.current = focusId;
      setPlace(next);
    },
    [headingId, latest, setPlace, focus],
  );
  const placeOf = useCallback(
    (key: string) => {
      const now = latest.current;
      const field = now.shown.get(key);
      const page = field ? pageOf(now.pages, field) : -1;
      return page < 0 ? now.place : page;
    },
    [latest],
  );
  const tell = useLatest((index: number) => onPageChange?.({ index, title: pages[index]?.title }));
  const leave = useLatest(input.onBack);
  const goTo = useCallback(
    (next: number) => {
      if (next === latest.current.pages.length) returns.current = false;
      show(next);
      tell.current(next);
    },
    [show, tell, latest],
  );
  /** The page after this one for these fields; undefined if the form is to be sent. */
  const placeAfter = (fieldsNow: Iterable<Field>): number | undefined => {
    if (pages.length === 0) return undefined;
    const now = new Map([...fieldsNow].map((field) => [field.key, field]));
    if (returns.current && hasReview && !isReview) return pages.length;
    return stopsOf(pages, now, hasReview).find((stop) => stop > place);
  };
  const placeBefore = stops.findLast((stop) => stop < place);
  const lead = useCallback((key: string) => show(placeOf(key), idOf(key)), [show, placeOf, idOf]);
  const change = useCallback(
    (key: string) => {
      returns.current = true;
      lead(key);
      tell.current(placeOf(key));
    },
    [lead, placeOf, tell],
  );
  const goBack = useCallback(() => {
    leave.current();
    if (placeBefore !== undefined) goTo(placeBefore);
  }, [placeBefore, goTo, leave]);
  const number = stops.indexOf(place) + 1;
  const count = stops.filter((stop) => stop < pages.length).length;
  const view = useMemo(
    (): PageView => ({
      messages,
      list: pages,
      place,
      isReview,
      headingId,
      number,
      count,
      goBack: placeBefore === undefined ? undefined : goBack,
      change,
    }),
    [messages, pages, place, isReview, headingId, number, count, placeBefore, goBack, change],
  );
  const hasColumns = fields.some(({ columns }) => columns);
  return { place, here, placeAfter, goTo, show, lead, next: messages.nextPage, hasColumns, view };
}

/** The places of the pages that ask something, and of the review page. */
function stopsOf(
  pages: readonly FormPage[],
  shown: ReadonlyMap<string, Field>,
  hasReview: boolean,
): readonly number[] {
  if (pages.length === 0) return [];
  const asking = new Set([...shown.values()].map((field) => pageOf(pages, field)));
  const stops = pages.flatMap((_, at) => (asking.has(at) ? [at] : []));
  return hasReview ? [...stops, pages.length] : stops;
}
