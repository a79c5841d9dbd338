import { useEffect, useRef } from 'react';
import { useLeaveScreen } from './history-record.ts';

/** Redirects, and replaces the history entries of the current screen. */
export function ReplaceScreen({ to }: { to: string }) {
  const { leaveFor } = useLeaveScreen();
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    leaveFor(to);
  }, [leaveFor, to]);
  return null;
}
