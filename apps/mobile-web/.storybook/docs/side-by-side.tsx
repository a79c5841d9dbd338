import { Suspense, use, useState } from 'react';
import { parseLanguage, type Language } from '@kosha/domain';
import { ChooseLanguage } from './choose-language.tsx';
import { CopyButton } from './copy-button.tsx';
import { entries, isLooking, type StoryEntry } from './index-entries.ts';
import { screenSizeOf } from './screen-size.ts';

const sides = ['one', 'other'] as const;
type Side = (typeof sides)[number];
const labels: Readonly<Record<Side, string>> = { one: 'One state', other: 'The other' };
type Shown = Record<Side | `${Side}Language` | 'note', string>;

/** What the address of Storybook asks for; its frame and this page have one origin. */
function readAddress(): Shown {
  const asked = new URLSearchParams(window.parent.location.search);
  const part = (name: string) => asked.get(name) ?? '';
  return {
    one: part('one'),
    oneLanguage: part('oneLanguage'),
    other: part('other'),
    otherLanguage: part('otherLanguage'),
    note: part('note'),
  };
}

function addressOf(shown: Shown): string {
  const { origin, pathname } = window.parent.location;
  const asked = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ''));
  return `${origin}${pathname}?path=/docs/side-by-side--page&${asked.toString()}`;
}

interface SideProps {
  label: string;
  value: string;
  language: Language;
  stories: readonly StoryEntry[];
  onChoose: (id: string) => void;
  onChooseLanguage: (language: Language) => void;
}

function OneSide({ label, value, language, stories, onChoose, onChooseLanguage }: SideProps) {
  const story = stories.find(({ id }) => id === value);
  const { width, height } = screenSizeOf(story?.tags ?? []);
  return (
    <div className="kosha-side">
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
      <ChooseLanguage label="Its language" value={language} onChoose={onChooseLanguage} />
      {story && (
        <figure className="kosha-phone">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its scripts */}
          <iframe
            title={`${story.title}: ${story.name}`}
            src={`iframe.html?id=${story.id}&viewMode=story&globals=language:${language}`}
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
        {sides.map((side) => (
          <OneSide
            key={side}
            label={labels[side]}
            value={shown[side]}
            language={parseLanguage(shown[`${side}Language`]) ?? 'en'}
            stories={stories}
            onChoose={(id) => change({ [side]: id })}
            onChooseLanguage={(language) =>
              change({ [`${side}Language`]: language === 'en' ? '' : language })
            }
          />
        ))}
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
