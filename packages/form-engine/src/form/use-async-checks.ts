import { useEffect, useState } from 'react';
import type { FormDescription } from '../model/field.ts';
import { useLatest } from '../shared/use-latest.ts';
import { createAsyncChecks } from '../validator/async-checks.ts';

/** The checks that have to ask somebody. What they find is shown like the errors of the server. */
export function useAsyncChecks({ asyncChecks }: FormDescription) {
  const latest = useLatest(asyncChecks);
  const [checks] = useState(() => createAsyncChecks(() => latest.current));
  useEffect(() => checks.stop, [checks]);
  return { hasAny: asyncChecks.length > 0, ...checks };
}
