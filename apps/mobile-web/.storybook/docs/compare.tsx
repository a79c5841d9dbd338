import { languages, policyProfiles } from '@kosha/domain';
import { Suspense, use } from 'react';
import { initialGlobals, schemes, textSizes, viewports } from '../toolbar.ts';
import { LabelledSelect } from './choose.tsx';
import { CopyButton } from './copy-button.tsx';
import { urlWith, useUrlState } from './url-state.ts';
import {
  storyEntries,
  isVisibleStory,
  titleWithoutSection,
  type StoryEntry,
} from './index-entries.ts';
import { screenSizeOf } from './screen-size.ts';

const sides = ['one', 'other'] as const;
type Side = (typeof sides)[number];
const labels: Readonly<Record<Side, string>> = { one: 'First state', other: 'Second state' };

interface Menu {
  label: string;
  name: 'language' | 'scheme' | 'textSize' | 'policy';
  options: Readonly<Record<string, string>>;
}

/** A URL parameter is named after a side and a key of this object, such as `oneLanguage`. */
const menus: Readonly<Record<string, Menu>> = {
  Language: { label: 'Language', name: 'language', options: languages },
  Scheme: { label: 'Colours', name: 'scheme', options: schemes },
  TextSize: {
    label: 'Text size',
    name: 'textSize',
    options: Object.fromEntries(textSizes.map((size) => [size, `${size} %`])),
  },
  Policy: { label: 'Rules', name: 'policy', options: policyProfiles },
};

const ownDevice = '';
const devices: Readonly<Record<string, string>> = {
  [ownDevice]: 'As in the story',
  ...Object.fromEntries(Object.entries(viewports).map(([id, { name }]) => [id, name])),
};

const emptySelection: Record<string, string> = {
  note: '',
  ...Object.fromEntries(
    sides.flatMap((side) => [
      [side, ''],
      [`${side}Device`, ownDevice],
      ...Object.entries(menus).map(([key, { name }]) => [
        `${side}${key}`,
        String(initialGlobals[name]),
      ]),
    ]),
  ),
};

function globalsOf(side: Side, shown: Record<string, string>): string {
  const chosen = Object.entries(menus).flatMap(([key, { name, options }]) => {
    const value = shown[`${side}${key}`] ?? '';
    const isOther = value !== emptySelection[`${side}${key}`] && Object.hasOwn(options, value);
    return isOther ? [`${name}:${value}`] : [];
  });
  return chosen.length === 0 ? '' : `&globals=${chosen.join(';')}`;
}

interface SideProps {
  side: Side;
  shown: Record<string, string>;
  stories: readonly StoryEntry[];
  onChange: (part: Record<string, string>) => void;
}

function OneSide({ side, shown, stories, onChange }: SideProps) {
  const value = shown[side] ?? '';
  const story = stories.find(({ id }) => id === value);
  const device = viewports[shown[`${side}Device`] as keyof typeof viewports]?.styles;
  const { width, height } = device ?? screenSizeOf(story?.tags ?? []);
  const src = story && `iframe.html?id=${story.id}&viewMode=story${globalsOf(side, shown)}`;
  const choose = (key: string, label: string, options: Menu['options']) => (
    <LabelledSelect
      key={key}
      label={label}
      options={options}
      value={shown[`${side}${key}`] ?? ''}
      onChoose={(chosen) => onChange({ [`${side}${key}`]: chosen })}
    />
  );
  return (
    <div className="kosha-side">
      <label className="kosha-search">
        <span>{labels[side]}</span>
        <select value={value} onChange={({ target }) => onChange({ [side]: target.value })}>
          <option value="">None</option>
          {[...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => (
            <optgroup key={title} label={title}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {[titleWithoutSection({ title }), name].filter(Boolean).join(': ')}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className="kosha-menus">
        {Object.entries(menus).map(([key, { label, options }]) => choose(key, label, options))}
        {choose('Device', 'Device', devices)}
      </div>
      {value !== '' && !story && <p>The state {value} does not exist.</p>}
      {story && (
        <figure className="kosha-phone">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its scripts */}
          <iframe
            // Some stories intercept navigation, so each address has its own frame.
            key={src}
            title={`${story.title}: ${story.name}`}
            src={src}
            className="kosha-full-size"
            data-kosha-embedded=""
            style={{ width, height }}
          />
        </figure>
      )}
    </div>
  );
}

function Chosen() {
  const stories = use(storyEntries).filter(isVisibleStory);
  const [shown, change] = useUrlState(emptySelection);
  const address = urlWith(shown, emptySelection);
  return (
    <>
      <label className="kosha-search">
        <span>Note</span>
        <textarea
          rows={2}
          value={shown['note']}
          onChange={({ target }) => change({ note: target.value })}
        />
      </label>
      <CopyButton key={address} label="Copy link" text={address} />
      <div className="kosha-phones">
        {sides.map((side) => (
          <OneSide key={side} side={side} shown={shown} stories={stories} onChange={change} />
        ))}
      </div>
    </>
  );
}

export function Compare() {
  return (
    <Suspense fallback={null}>
      <Chosen />
    </Suspense>
  );
}
