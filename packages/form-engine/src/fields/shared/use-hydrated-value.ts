import { useLayoutEffect, useState } from 'react';
import { useIsServerRendered } from '../../shared/use-is-served.ts';
import { useLatest } from '../../shared/use-latest.ts';

/**
 * Passes the server-rendered element to `adopt` once, so that input from before hydration is kept.
 */
export function useHydratedValue(id: string, adopt: (element: HTMLElement) => void): void {
  const isServed = useIsServerRendered();
  const [wasServed] = useState(isServed);
  const latest = useLatest(adopt);
  useLayoutEffect(() => {
    const element = wasServed && document.getElementById(id);
    if (element) latest.current(element);
  }, [id, wasServed, latest]);
}
