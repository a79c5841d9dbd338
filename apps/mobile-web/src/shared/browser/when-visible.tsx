import { useEffect, useRef, useState, type ComponentType } from 'react';
import { untilDone } from './until-done.ts';

interface WhenVisibleProps {
  /**
   * Loads the component. Must be the same function in every render. After a failure, it is called
   * again when the component is near the viewport again.
   */
  load: () => Promise<ComponentType>;
}

/** The distance below the viewport at which a component starts to load. */
const rootMargin = '200px';

/** A component at the end of a screen that is loaded when the user scrolls near it. */
export function WhenVisible({ load }: WhenVisibleProps) {
  const [Part, setPart] = useState<ComponentType>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    let loading: ReturnType<typeof untilDone> | undefined;
    const loadPart = async () => {
      const component = await load();
      observer.disconnect();
      setPart(() => component);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        if (loading) loading.again();
        else loading = untilDone(loadPart);
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
