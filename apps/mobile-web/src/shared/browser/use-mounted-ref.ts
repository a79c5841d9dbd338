import { useEffect, useRef } from 'react';

/** The ref is false after unmounting, so that a slow response does not affect the next screen. */
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
