import { Suspense, use, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import './docs.css';
import { entries, isLooking, type StoryEntry } from './index-entries.ts';

const sides = ['one', 'other'] as const;
type Shown = Record<(typeof sides)[number] | 'note', string>;

/** What the address of Storybook asks for; its frame and this page have one origin. */
function readAddress(): Shown {
  const asked = new URLSearchParams(window.parent.location.search);
  const part = (name: string) => asked.get(name) ?? '';
  return { one: part('one'), other: part('other'), note: part('note') };
}

function addressOf(shown: Shown): string {
  const { origin, pathname } = window.parent.location;
  const asked = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ''));
  return `${origin}${pathname}?path=/docs/side-by-side--page&${asked.toString()}`;
}

interface SideProps {
  label: string;
  value: string;
  stories: readonly StoryEntry[];
  onChoose: (id: string) => void;
}

function Side({ label, value, stories, onChoose }: SideProps) {
  const story = stories.find(({ id }) => id === value);
  const [width, height] = story?.tags.includes('small') ? [320, 568] : [360, 640];
  return (
    <div>
      <label className="kosha-search">
        <span>{label}</span>
        <select value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">None</option>
          {[...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => (
            <optgroup key={title} label={title}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {story && (
        <figure className="kosha-phone">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its scripts */}
          <iframe
            title={`${story.title}: ${story.name}`}
            src={`iframe.html?id=${story.id}&viewMode=story`}
            className="kosha-full-size"
            style={{ width, height }}
          />
        </figure>
      )}
    </div>
  );
}

function Chosen() {
  const stories = use(entries).filter(isLooking);
  const [shown, setShown] = useState(readAddress);
  const change = (part: Partial<Shown>) => setShown((before) => ({ ...before, ...part }));
  return (
    <>
      <label className="kosha-search">
        <span>A note for whoever opens the link</span>
        <input value={shown.note} onChange={({ target }) => change({ note: target.value })} />
      </label>
      <CopyButton label="Copy the link" text={addressOf(shown)} />
      <div className="kosha-phones">
        <Side
          label="One state"
          value={shown.one}
          stories={stories}
          onChoose={(one) => change({ one })}
        />
        <Side
          label="The other"
          value={shown.other}
          stories={stories}
          onChoose={(other) => change({ other })}
        />
      </div>
    </>
  );
}

/** One or two states of any screens, and a link to them with a note. */
export function SideBySide() {
  return (
    <Suspense fallback={null}>
      <Chosen />
    </Suspense>
  );
}
