import { useEffect, useRef } from 'react';
import { useLeave } from './trail.ts';

/** Redirects once, replacing this history entry without adding a second one for the target. */
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
