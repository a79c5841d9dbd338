import { useEffect, useRef, useState, type ComponentType } from 'react';
import { untilDone } from './until-done.ts';

interface WhenSeenProps {
  /** Stable; fetches the part. A failure leaves it out until it is seen again: the screen is whole without it. */
  load: () => Promise<ComponentType>;
}

/** How far below the screen a part is fetched already. */
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
