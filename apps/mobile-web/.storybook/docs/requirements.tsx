import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Contents } from './contents.tsx';

const documents = import.meta.glob<string>('../../../../docs/product/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Chapter {
  file: string;
  title: string;
  text: string;
}

const isRequirements = (path: string) => !/(README|shown-by)\.md$/.test(path);

const nameOf = (path: string) => path.split('/').at(-1) ?? path;

const chapters: readonly Chapter[] = Object.entries(documents)
  .filter(([path]) => isRequirements(path))
  .map(([path, text]) => {
    const [title = '', ...lines] = text.split('\n');
    const heading = title.replace(/^#\s*/, '').replaceAll(/<a id="[^"]*"><\/a>/g, '');
    // Keeps the title's anchor, because links point to it.
    const anchors = title.match(/<a id="[^"]*"><\/a>/g)?.join('') ?? '';
    return { file: nameOf(path), title: heading, text: [anchors, ...lines].join('\n') };
  });

const withOwnLinks = (text: string) =>
  text
    .replaceAll(
      /\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g,
      (_, file: string, anchor = file) => `](#${anchor})`,
    )
    // Storybook renders each `a` as a link, and an anchor without text would be an empty tab stop.
    .replaceAll(/<a id="([\w-]+)"><\/a>/g, '<span id="$1"></span>');

const hasAnchor = (anchor: string) => (chapter: Chapter) =>
  chapter.file === anchor || chapter.text.includes(`id="${anchor}"`);

const filesWith = (anchor: string): readonly string[] =>
  chapters
    .filter(hasAnchor(anchor))
    .slice(0, 1)
    .map(({ file }) => file);

/** The hash of Storybook's URL or of this frame's URL may name a requirement. */
const anchorNow = (): string => (location.hash || window.parent.location.hash).slice(1);

/**
 * Shows each document in a collapsible section. A link to a requirement opens the section that
 * contains the requirement.
 */
export function Requirements() {
  const [anchor, setAnchor] = useState(anchorNow);
  const [opened, setOpened] = useState(() => filesWith(anchor));
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      const target = link?.hash.slice(1);
      if (!target || !chapters.some(hasAnchor(target))) return;
      event.preventDefault();
      event.stopPropagation();
      setAnchor(target);
      setOpened((before) => [...new Set([...before, ...filesWith(target)])]);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, []);
  useEffect(() => {
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView({ block: 'center' });
  }, [anchor, opened]);
  const toggle = (file: string, isOpen: boolean) =>
    setOpened((before) =>
      isOpen ? [...new Set([...before, file])] : before.filter((one) => one !== file),
    );
  return (
    <>
      <Contents />
      {chapters.map(({ file, title, text }) => {
        const isOpen = opened.includes(file);
        return (
          <details
            key={file}
            id={file}
            className="kosha-fold"
            open={isOpen}
            onToggle={({ currentTarget }) => toggle(file, currentTarget.open)}
          >
            <summary>
              <h2>{title}</h2>
            </summary>
            {isOpen && (
              // Wide tables scroll horizontally in this element on a phone.
              <div style={{ overflowX: 'auto' }}>
                <Markdown>{withOwnLinks(text)}</Markdown>
              </div>
            )}
          </details>
        );
      })}
    </>
  );
}
