import { useEffect, useRef, useState, type ComponentType } from 'react';
import { retryUntilDone } from './retry-until-done.ts';

interface WhenVisibleProps {
  /**
   * Loads the component. Pass the same function in every render. A failed load is retried when the
   * component is near the viewport again.
   */
  load: () => Promise<ComponentType>;
}

/** The distance below the viewport at which loading starts. */
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
