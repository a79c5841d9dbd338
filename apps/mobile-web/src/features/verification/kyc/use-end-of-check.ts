import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readOwnEntries } from '../../../shared/own-entries.ts';
import { useStepDone } from '../step-frame.tsx';

const useOwnEntries = (): number => readOwnEntries(useLocation().state).ownEntries;

/** The state of the entry that is laid over this one. */
export function useDeeperState(): ReturnType<typeof readOwnEntries> {
  return { ownEntries: useOwnEntries() + 1 };
}

/**
 * Ends the step at the entry by which it was entered: there the dispatcher takes its place, and Back
 * meets none of the parts of a check that is done.
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
    // Once for each entry it comes to: both functions are new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnding, ownEntries]);
  return { isEnding, end: () => setIsEnding(true) };
}
