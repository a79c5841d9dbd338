import { useEffect, useRef, useState, type ComponentType } from 'react';
import { untilDone } from './until-done.ts';

interface WhenSeenProps {
  /** Must be stable. Fetches the part. After a failure the part is left out until it is seen again. */
  load: () => Promise<ComponentType>;
}

/** A part that is this far below the screen is fetched already. */
const ahead = '200px';

/** A part at the end of a screen, whose code is fetched when the person scrolls near it. */
export function WhenSeen({ load }: WhenSeenProps) {
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
