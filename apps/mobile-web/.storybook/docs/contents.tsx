import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { slugOf } from './url-state.ts';

export const headingIdOf = (text: string) => `on-${slugOf(text)}`;

const isOfStory = (heading: Element) => heading.closest('.sb-story, [data-story-block]') !== null;

interface Heading {
  id: string;
  text: string;
}

/** Headings without an id get an id, so that links can point to them. */
function readHeadings(): Heading[] {
  const all = [...document.querySelectorAll('.sbdocs-content h2')].filter((one) => !isOfStory(one));
  return all.map((heading) => {
    const text = heading.textContent;
    heading.id ||= headingIdOf(text);
    return { id: heading.id, text };
  });
}

const isSame = (one: readonly Heading[], other: readonly Heading[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

function scrollToHeading(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  const fold = heading?.closest('details');
  if (fold) fold.open = true;
  heading?.scrollIntoView();
}

interface HeadingLinkProps {
  /** The hash of a heading on the same page, such as `#on-toolbar`. */
  to: string;
  children: ReactNode;
}

export function HeadingLink({ to, children }: HeadingLinkProps) {
  return (
    <a href={to} target="_self" onClick={(event) => scrollToHeading(event, to.slice(1))}>
      {children}
    </a>
  );
}

export function Contents() {
  const [headings, setHeadings] = useState<Heading[]>([]);
  useEffect(() => {
    const update = () => {
      const next = readHeadings();
      setHeadings((before) => (isSame(before, next) ? before : next));
    };
    update();
    const observer = new MutationObserver(update);
    const page = document.querySelector('.sbdocs-content');
    if (page) observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  if (headings.length < 2) return null;
  return (
    <nav className="kosha-contents" aria-label="On this page">
      {headings.map(({ id, text }) => (
        <HeadingLink key={id} to={`#${id}`}>
          {text}
        </HeadingLink>
      ))}
    </nav>
  );
}
