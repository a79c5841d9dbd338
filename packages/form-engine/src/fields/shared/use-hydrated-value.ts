import { useLayoutEffect, useState } from 'react';
import { useIsServed } from '../../shared/use-is-served.ts';
import { useLatest } from '../../shared/use-latest.ts';

/**
 * Takes over what a person filled in while the page was still the server's: `adopt` gets the field's element once,
 * and nothing where no server has rendered it.
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
