import { useEffect, useRef } from 'react';

/** False after unmount, so that a late response does not act on the next screen. */
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
