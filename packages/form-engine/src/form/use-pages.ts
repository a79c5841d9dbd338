import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Field, FormDescription } from '../model/field.ts';
import { pageOf, pagesOf, type FormPage } from '../model/pages.ts';
import { useLatest } from '../shared/use-latest.ts';
import { reveal } from './reveal.ts';

/** What an app learns of the page that is shown. */
export interface PageShown {
  /** From 0; the review page comes after the last one. */
  at: number;
  /** Undefined on the review page. */
  title: string | undefined;
}

interface PagesInput {
  form: FormDescription;
  /** The fields shown on all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  place: number;
  setPlace: (place: number) => void;
  hasReview: boolean;
  onPage: ((page: PageShown) => void) | undefined;
  /** Before a page is left for one before it. */
  onBack: () => void;
  idOf: (fieldKey: string) => string;
}

/** What the list of fields shows of a form of several pages. */
export interface PageView {
  list: readonly FormPage[];
  place: number;
  isReview: boolean;
  headingId: string;
  /** From 1, and how many pages ask something. */
  number: number;
  count: number;
  /** Undefined on the first page. */
  goBack: (() => void) | undefined;
  /** From the review page to a field and, with the next page, back. */
  change: (key: string) => void;
}

/** Where a person is in a form of several pages. A page that has nothing to ask is passed over. */
export function usePages(input: PagesInput) {
  const { form, shown, setPlace, hasReview, onPage, idOf } = input;
  const { fields, pages: definition } = form;
  const pages = useMemo(() => (definition ? pagesOf(fields) : []), [definition, fields]);
  const place = Math.min(input.place, hasReview ? pages.length : Math.max(pages.length - 1, 0));
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
    if (id !== undefined) reveal(id)?.focus();
  }, [place]);
  const latest = useLatest({ place, pages, shown });
  const headingId = idOf('page');
  /** Shows a page without telling the app, and gives the focus to this element of it. */
  const show = useCallback(
    (next: number, focusId = headingId) => {
      if (next === latest.current.place) return void reveal(focusId)?.focus();
      awaited.current = focusId;
      setPlace(next);
    },
    [headingId, latest, setPlace],
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
  const tell = useLatest((at: number) => onPage?.({ at, title: pages[at]?.title }));
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
      list: pages,
      place,
      isReview,
      headingId,
      number,
      count,
      goBack: placeBefore === undefined ? undefined : goBack,
      change,
    }),
    [pages, place, isReview, headingId, number, count, placeBefore, goBack, change],
  );
  return { view, here, placeAfter, placeOf, goTo, show, lead };
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
