import { Suspense, use } from 'react';
import { parseLanguage, type Language } from '@kosha/domain';
import { ChooseLanguage } from './choose-language.tsx';
import { CopyButton } from './copy-button.tsx';
import { addressWith, useInAddress } from './in-address.ts';
import { entries, isVisible, type StoryEntry } from './index-entries.ts';
import { screenSizeOf } from './screen-size.ts';

const sides = ['one', 'other'] as const;
type Side = (typeof sides)[number];
const labels: Readonly<Record<Side, string>> = { one: 'First state', other: 'Second state' };
const emptySelection: Record<Side | `${Side}Language` | 'note', string> = {
  one: '',
  oneLanguage: 'en',
  other: '',
  otherLanguage: 'en',
  note: '',
};

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
      <ChooseLanguage label="Language" value={language} onChoose={onChooseLanguage} />
      {value !== '' && !story && <p>The state {value} does not exist.</p>}
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
  const stories = use(entries).filter(isVisible);
  const [shown, change] = useInAddress(emptySelection);
  const address = addressWith(shown, emptySelection);
  return (
    <>
      <label className="kosha-search">
        <span>Note</span>
        <textarea
          rows={2}
          value={shown.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </label>
      <CopyButton key={address} label="Copy link" text={address} />
      <div className="kosha-phones">
        {sides.map((side) => (
          <OneSide
            key={side}
            label={labels[side]}
            value={shown[side]}
            language={parseLanguage(shown[`${side}Language`]) ?? 'en'}
            stories={stories}
            onChoose={(id) => change({ [side]: id })}
            onChooseLanguage={(language) => change({ [`${side}Language`]: language })}
          />
        ))}
      </div>
    </>
  );
}

/** Two states side by side, with a link to copy and a note. */
export function Compare() {
  return (
    <Suspense fallback={null}>
      <Chosen />
    </Suspense>
  );
}
