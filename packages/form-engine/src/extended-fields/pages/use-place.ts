import { useMemo, useState } from 'react';
import { readDraftPlace } from '../../drafts/draft.ts';
import { useIsServed } from '../../shared/use-is-served.ts';

/** The index of the current page, stored in the draft. The server render starts at 0. */
export function usePlace(draftKey: string | undefined) {
  const isServed = useIsServed();
  const [chosen, setPlace] = useState<number>();
  const ofDraft = useMemo(
    () => (draftKey === undefined ? 0 : readDraftPlace(draftKey)),
    [draftKey],
  );
  return [chosen ?? (isServed ? 0 : ofDraft), setPlace] as const;
}
