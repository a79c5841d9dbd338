import { useMemo, useState } from 'react';
import { readDraftPlace } from '../../drafts/draft.ts';
import { useIsServed } from '../../shared/use-is-served.ts';

/** The place of the page that is shown, from 0; a draft remembers it. No server knows the draft. */
export function usePlace(draftKey: string | undefined) {
  const isServed = useIsServed();
  const [chosen, setPlace] = useState<number>();
  const ofDraft = useMemo(
    () => (draftKey === undefined ? 0 : readDraftPlace(draftKey)),
    [draftKey],
  );
  return [chosen ?? (isServed ? 0 : ofDraft), setPlace] as const;
}
