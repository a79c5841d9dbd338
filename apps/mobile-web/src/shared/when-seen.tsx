import { useEffect, useRef, useState, type ComponentType } from 'react';

interface WhenSeenProps {
  /** Stable; fetches the part. A failure leaves it out: the screen is whole without it. */
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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (component) => setPart(() => component),
          () => {},
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  return Part ? <Part /> : <div ref={place} />;
}
