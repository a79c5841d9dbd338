import { useEffect, useRef, useState, type ComponentType } from 'react';
import { retryUntilDone } from './retry-until-done.ts';

interface WhenVisibleProps {
  /** Pass the same function in every render, because a new function restarts the loading. */
  load: () => Promise<ComponentType>;
}

const rootMargin = '200px';

export function WhenVisible({ load }: WhenVisibleProps) {
  const [Part, setPart] = useState<ComponentType>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    let loading: ReturnType<typeof retryUntilDone> | undefined;
    const loadPart = async () => {
      const component = await load();
      observer.disconnect();
      setPart(() => component);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        if (loading) loading.again();
        else loading = retryUntilDone(loadPart);
      },
      { rootMargin },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      loading?.stop();
    };
  }, [load]);
  return Part ? <Part /> : <div ref={place} />;
}
