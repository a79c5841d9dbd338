import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '../../model/field.ts';
import type { PageNavigation, PagesInput } from '../../model/pages.ts';
import { useLatest } from '../../shared/use-latest.ts';
import type { PageMessages } from '../../model/page-messages.ts';
import { type FormPage, pageIndexOf, pagesOf, type FormPagesState } from './form-pages.ts';
import { readDraftPageIndex } from '../../drafts/draft.ts';
import { useIsServerRendered } from '../../shared/use-is-served.ts';

/**
 * Starts on the page saved in the draft. The server cannot read the draft, so its HTML shows the
 * first page.
 */
function usePlace(draftKey: string | undefined) {
  const isServed = useIsServerRendered();
  const [chosen, setPlace] = useState<number>();
  const draftPage = useMemo(
    () => (draftKey === undefined ? 0 : readDraftPageIndex(draftKey)),
    [draftKey],
  );
  return [chosen ?? (isServed ? 0 : draftPage), setPlace] as const;
}

/** Navigation skips pages without visible fields. */
export function usePages(input: PagesInput, messages: PageMessages): PageNavigation {
  const { fields, shown, draftKey, onPageChange, idOf, focus } = input;
  const hasReview = input.hasReview ?? fields.some(({ review }) => review);
  const pages = useMemo(() => pagesOf(fields), [fields]);
  const [requestedPlace, setPlace] = usePlace(draftKey);
  const place = Math.min(requestedPlace, hasReview ? pages.length : Math.max(pages.length - 1, 0));
  const isReview = pages.length > 0 && place === pages.length;
  const here = useMemo(
    () =>
      pages.length === 0
        ? shown
        : new Map([...shown].filter(([, field]) => pageIndexOf(pages, field) === place)),
    [pages, shown, place],
  );
  const stops = useMemo(() => stopsOf(pages, shown, hasReview), [pages, shown, hasReview]);
  const focusTarget = useRef<string>(undefined);
  const isEditingFromReview = useRef(false);
  useLayoutEffect(() => {
    const { current: id } = focusTarget;
    focusTarget.current = undefined;
    if (id !== undefined) focus(id);
  }, [place, focus]);
  const latest = useLatest({ place, pages, shown });
  const headingId = idOf('page');
  const show = useCallback(
    (next: number, focusId = headingId) => {
      if (next === latest.current.place) return focus(focusId);
      focusTarget.current = focusId;
      setPlace(next);
    },
    [headingId, latest, setPlace, focus],
  );
  const placeOf = useCallback(
    (key: string) => {
      const now = latest.current;
      const field = now.shown.get(key);
      const page = field ? pageIndexOf(now.pages, field) : -1;
      return page < 0 ? now.place : page;
    },
    [latest],
  );
  const notify = useLatest((index: number) =>
    onPageChange?.({ index, title: pages[index]?.title }),
  );
  const onLeave = useLatest(input.onBack);
  const goTo = useCallback(
    (next: number) => {
      if (next === latest.current.pages.length) isEditingFromReview.current = false;
      show(next);
      notify.current(next);
    },
    [show, notify, latest],
  );
  const placeAfter = (fieldsNow: Iterable<Field>): number | undefined => {
    if (pages.length === 0) return undefined;
    const now = new Map([...fieldsNow].map((field) => [field.key, field]));
    if (isEditingFromReview.current && hasReview && !isReview) return pages.length;
    return stopsOf(pages, now, hasReview).find((stop) => stop > place);
  };
  const placeBefore = stops.findLast((stop) => stop < place);
  const focusField = useCallback(
    (key: string) => show(placeOf(key), idOf(key)),
    [show, placeOf, idOf],
  );
  const change = useCallback(
    (key: string) => {
      isEditingFromReview.current = true;
      focusField(key);
      notify.current(placeOf(key));
    },
    [focusField, placeOf, notify],
  );
  const goBack = useCallback(() => {
    onLeave.current();
    if (placeBefore !== undefined) goTo(placeBefore);
  }, [placeBefore, goTo, onLeave]);
  const number = stops.indexOf(place) + 1;
  const count = stops.filter((stop) => stop < pages.length).length;
  const view = useMemo(
    (): FormPagesState => ({
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
  return {
    place,
    here,
    placeAfter,
    goTo,
    show,
    focusField,
    next: messages.nextPage,
    hasColumns,
    view,
  };
}

function stopsOf(
  pages: readonly FormPage[],
  shown: ReadonlyMap<string, Field>,
  hasReview: boolean,
): readonly number[] {
  if (pages.length === 0) return [];
  const nonEmpty = new Set([...shown.values()].map((field) => pageIndexOf(pages, field)));
  const stops = pages.flatMap((_, at) => (nonEmpty.has(at) ? [at] : []));
  return hasReview ? [...stops, pages.length] : stops;
}
