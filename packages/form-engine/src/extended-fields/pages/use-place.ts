import { useMemo, useState } from 'react';
import { readDraftPlace } from '../../drafts/draft.ts';
import { useIsServed } from '../../shared/use-is-served.ts';

/** The index of the current page, which the draft stores. It is 0 in server-rendered HTML. */
export function usePlace(draftKey: string | undefined) {
  const isServed = useIsServed();
  const [chosen, setPlace] = useState<number>();
  const draftPage = useMemo(
    () => (draftKey === undefined ? 0 : readDraftPlace(draftKey)),
    [draftKey],
  );
  return [chosen ?? (isServed ? 0 : draftPage), setPlace] as const;
}
