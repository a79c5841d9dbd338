import { useEffect, useRef, useState, type ComponentType } from 'react';
import { untilDone } from './until-done.ts';

interface WhenSeenProps {
  /**
   * Must be stable. Loads the component; after a failure it retries the next time it is near the
   * viewport.
   */
  load: () => Promise<ComponentType>;
}

/** How far below the viewport a component starts loading. */
const ahead = '200px';

/** A component at the end of a screen, loaded lazily when the user scrolls near it. */
export function WhenVisible({ load }: WhenSeenProps) {
  const [Part, setPart] = useState<ComponentType>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    let part: ReturnType<typeof untilDone> | undefined;
    const bring = async () => {
      const component = await load();
      observer.disconnect();
      setPart(() => component);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        if (part) part.again();
        else part = untilDone(bring);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      part?.stop();
    };
  }, [load]);
  return Part ? <Part /> : <div ref={place} />;
}
