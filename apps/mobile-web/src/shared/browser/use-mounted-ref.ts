import { useEffect, useRef } from 'react';

/**
 * The ref is false after the component was unmounted, so that a slow response does not affect the
 * next screen.
 */
export function useMountedRef() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
