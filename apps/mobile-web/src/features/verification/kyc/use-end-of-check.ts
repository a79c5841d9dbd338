import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readOwnEntries } from '../../../shared/own-entries.ts';
import { useStepDone } from '../step/step-frame.tsx';

/** The address of the check: one of the steps, or where the face step leads (§2). */
export type KycStepKey = 'identity' | 'kyc';

const useOwnEntries = (): number => readOwnEntries(useLocation().state).ownEntries;

/** The history's state for the next entry of the check. */
export function useDeeperState(): ReturnType<typeof readOwnEntries> {
  return { ownEntries: useOwnEntries() + 1 };
}

/**
 * Ends the step at the history entry that opened it: there the dispatcher takes its place, so that
 * Back does not lead into a check that is done.
 */
export function useEndOfCheck(pid: string | null): { isEnding: boolean; end: () => void } {
  const navigate = useNavigate();
  const done = useStepDone(pid);
  const ownEntries = useOwnEntries();
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    if (!isEnding) return;
    if (ownEntries > 0) void navigate(-ownEntries);
    else done();
    // Runs once for each entry; both functions are new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnding, ownEntries]);
  return { isEnding, end: () => setIsEnding(true) };
}
