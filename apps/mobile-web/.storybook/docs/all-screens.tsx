import { allOrderStates, describeOrderState, languages, parseLanguage } from '@kosha/domain';
import { Suspense, use, useState } from 'react';
import { redirectOf } from '../order-states/redirect-of.ts';
import { storiesInEachLanguage } from '../stories-in-each-language.ts';
import { areas } from './areas.ts';
import { LabelledSelect } from './choose.tsx';
import { useUrlState } from './url-state.ts';
import { storyEntries, isVisibleStory, type StoryEntry } from './index-entries.ts';
import { sortLoadingLast } from './loading-last.ts';
import { Phone } from './phone.tsx';

/** The options of the menu “Variant”. All except “All” and “Standard” are also story tags. */
const variants = {
  '': 'All',
  plain: 'Standard',
  small: 'Small phone',
  wide: 'Tablet or computer',
  dark: 'Dark',
  large: 'Large text',
};

const noFilter = { area: '', state: '', look: '', words: '', language: 'en' };
type Filter = ReturnType<typeof allowed>;

/**
 * Replaces unknown values from the URL with the defaults. An order state also resets the section
 * (`area`) and the variant (`look`), because it cannot be combined with them.
 */
function allowed({ area, state, look, words, language }: typeof noFilter) {
  const known = allOrderStates.find((one) => one === state);
  return {
    state: known ?? ('' as const),
    area: known === undefined && areas.some(([one]) => one === area) ? area : '',
    look: known === undefined && Object.hasOwn(variants, look) ? look : '',
    words,
    language: parseLanguage(language) ?? ('en' as const),
  };
}

const special = Object.keys(variants).filter((key) => key !== '' && key !== 'plain');

function fits({ title, name, tags }: StoryEntry, { area, look, words }: Filter): boolean {
  const own = `${title} ${name}`.toLowerCase();
  const isVariant =
    look === '' ||
    (look === 'plain' ? !special.some((tag) => tags.includes(tag)) : tags.includes(look));
  return (
    isVariant &&
    (area === '' || title.startsWith(area)) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => own.includes(word))
  );
}

const pageSize = 30;

const root = (title: string) => title.split('/')[0] ?? title;

function Screenshots({ filter }: { filter: Filter }) {
  const all = use(storyEntries).filter(isVisibleStory);
  const { state, language } = filter;
  const [limit, setLimit] = useState(pageSize);
  const shown = all.filter(
    (story) =>
      fits(story, filter) &&
      story.tags.includes('atlas') === (state !== '') &&
      (language === 'en' || state !== '' || storiesInEachLanguage.includes(story.id)),
  );
  const inFlow = areas.flatMap(([area]) => shown.filter(({ title }) => root(title) === area));
  const inOrder =
    state === '' ? inFlow : shown.filter((story) => redirectOf(story, state) === null);
  return (
    <>
      <p role="status">{countOf(inOrder.length)}</p>
      {language !== 'en' && state === '' && (
        <p>
          {storiesInEachLanguage.length} stories are available in each language: the main flow and
          the screens with amounts. All other stories are available in English only.
        </p>
      )}
      {[...Map.groupBy(inOrder.slice(0, limit), ({ title }) => title)].map(([title, own]) => (
        <section key={title}>
          <h2>{title.split('/').join(': ')}</h2>
          <div className="kosha-phones">
            {sortLoadingLast(own).map((story) => (
              <Phone
                key={`${story.id} ${language}`}
                story={story}
                language={language}
                {...(state !== '' && { state })}
              />
            ))}
          </div>
        </section>
      ))}
      {inOrder.length > limit && (
        <button type="button" className="kosha-button" onClick={() => setLimit(limit + pageSize)}>
          Show more
        </button>
      )}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0)
    return 'No screenshot matches. Set a menu back to All, Any or English, or shorten the name.';
  return count === 1 ? '1 screenshot' : `${count} screenshots`;
}

export function AllScreens() {
  const [asked, change] = useUrlState(noFilter);
  const filter = allowed(asked);
  const choose = (part: Partial<typeof noFilter>) => change({ ...filter, ...part });
  return (
    <>
      <div className="kosha-filter">
        <label className="kosha-search">
          <span>Section</span>
          <select
            value={filter.area}
            onChange={({ target }) => choose({ area: target.value, state: '' })}
          >
            <option value="">All</option>
            {areas.map(([area]) => (
              <option key={area}>{area}</option>
            ))}
          </select>
        </label>
        <label className="kosha-search">
          <span>Order state</span>
          <select
            value={filter.state}
            onChange={({ target }) => choose({ state: target.value, area: '', look: '' })}
          >
            <option value="">Any</option>
            {allOrderStates.map((state) => (
              <option key={state} value={state}>
                {state} {describeOrderState(state).label}
              </option>
            ))}
          </select>
        </label>
        <LabelledSelect
          label="Variant"
          options={variants}
          value={filter.look}
          onChoose={(look) => choose({ look, state: '' })}
        />
        <LabelledSelect
          label="Language"
          options={languages}
          value={filter.language}
          onChoose={(language) => choose({ language })}
        />
        <label className="kosha-search">
          <span>Name contains</span>
          <input
            type="search"
            value={filter.words}
            onChange={({ target }) => choose({ words: target.value })}
          />
        </label>
      </div>
      <p>
        An order state cannot be combined with a section or a variant. Choosing one resets the
        other.
      </p>
      <Suspense fallback={null}>
        <Screenshots key={JSON.stringify(filter)} filter={filter} />
      </Suspense>
    </>
  );
}
