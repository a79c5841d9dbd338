import { useEffect, useRef } from 'react';
import { useLeave } from './trail.ts';

/** Leads on once, in place of this screen, so that the next one does not stand twice in the history. */
export function LeaveFor({ to }: { to: string }) {
  const { leaveFor } = useLeave();
  const hasLed = useRef(false);
  useEffect(() => {
    if (hasLed.current) return;
    hasLed.current = true;
    leaveFor(to);
  }, [leaveFor, to]);
  return null;
}
