import { useLayoutEffect, useState } from 'react';
import { readDraftPlace } from '../drafts/draft.ts';
import { useIsServed } from '../shared/use-is-served.ts';

/** The place of the page that is shown, from 0; a draft remembers it. No server knows the draft. */
export function usePlace(draftKey: string | undefined) {
  const isServed = useIsServed();
  const [wasServed] = useState(isServed);
  const fromDraft = () => (draftKey === undefined ? 0 : readDraftPlace(draftKey));
  const [place, setPlace] = useState(() => (isServed ? 0 : fromDraft()));
  useLayoutEffect(() => {
    if (wasServed && draftKey !== undefined) setPlace(readDraftPlace(draftKey));
  }, [wasServed, draftKey]);
  return [place, setPlace] as const;
}
