import { useLayoutEffect, useState } from 'react';
import { useIsServed } from '../../shared/use-is-served.ts';
import { useLatest } from '../../shared/use-latest.ts';

/**
 * Preserves input from before hydration. Calls `adopt` once, and only with a server-rendered
 * element, whose value may differ from the initial value.
 */
export function useHydratedValue(id: string, adopt: (element: HTMLElement) => void): void {
  const isServed = useIsServed();
  const [wasServed] = useState(isServed);
  const latest = useLatest(adopt);
  useLayoutEffect(() => {
    const element = wasServed && document.getElementById(id);
    if (element) latest.current(element);
  }, [id, wasServed, latest]);
}
