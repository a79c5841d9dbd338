import { useEffect, useRef } from 'react';

/** False once the screen is left, because a late answer must not act on the next screen. */
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
