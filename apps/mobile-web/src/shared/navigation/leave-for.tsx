import { useEffect, useRef } from 'react';
import { useLeaveScreen } from './history-record.ts';

/** Redirects by replacing the current history entry; the target does not get a second entry. */
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
