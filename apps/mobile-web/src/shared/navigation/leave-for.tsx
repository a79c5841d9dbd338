import { useEffect, useRef } from 'react';
import { useLeaveScreen } from './history-record.ts';

/** Replaces this history entry, without a second entry for the target. */
export function LeaveFor({ to }: { to: string }) {
  const { leaveFor } = useLeaveScreen();
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    leaveFor(to);
  }, [leaveFor, to]);
  return null;
}
