import { allOrderStates, describeOrderState, parseLanguage } from '@kosha/domain';
import { Suspense, use } from 'react';
import { leadsTo } from '../atlas/leads-to.ts';
import { inEachLanguage } from '../in-each-language.ts';
import { areas } from './areas.ts';
import { ChooseLanguage } from './choose-language.tsx';
import { useInAddress } from './in-address.ts';
import { entries, isLooking, type StoryEntry } from './index-entries.ts';
import { loadingLast } from './loading-last.ts';
import { Phone } from './phone.tsx';

/** How a picture is drawn: the tag of its story. */
const looks = {
  '': 'All',
  plain: 'As usual',
  small: 'Small phone',
  dark: 'Dark',
  large: 'Large text',
};

/** As the address says it, in which anything may stand. */
const everything = { area: '', state: '', look: '', words: '', language: 'en' };
type Filter = ReturnType<typeof allowed>;

/**
 * As the menus allow it: a choice that they lack counts as none, and a state leaves open where on the road it is and how it is
 * drawn.
 */
function allowed({ area, state, look, words, language }: typeof everything) {
  const known = allOrderStates.find((one) => one === state);
  return {
    state: known ?? ('' as const),
    area: known === undefined && areas.some(([one]) => one === area) ? area : '',
    look: known === undefined && Object.hasOwn(looks, look) ? look : '',
    words,
    language: parseLanguage(language) ?? ('en' as const),
  };
}

const special = ['small', 'dark', 'large'];

function fits({ title, name, tags }: StoryEntry, { area, look, words }: Filter): boolean {
  const own = `${title} ${name}`.toLowerCase();
  const isLook =
    look === '' ||
    (look === 'plain' ? !special.some((tag) => tags.includes(tag)) : tags.includes(look));
  return (
    isLook &&
    (area === '' || title.startsWith(area)) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => own.includes(word))
  );
}

const root = (title: string) => title.split('/')[0] ?? title;

function Pictures({ filter }: { filter: Filter }) {
  const all = use(entries).filter(isLooking);
  const { state, language } = filter;
  const shown = all.filter(
    (story) =>
      fits(story, filter) &&
      story.tags.includes('atlas') === (state !== '') &&
      // There are pictures of these; the atlas draws itself.
      (language === 'en' || state !== '' || inEachLanguage.includes(story.id)),
  );
  const onRoad = areas.flatMap(([area]) => shown.filter(({ title }) => root(title) === area));
  const inOrder = state === '' ? onRoad : shown.filter((story) => leadsTo(story, state) === null);
  return (
    <>
      <p role="status">{countOf(inOrder.length)}</p>
      {language !== 'en' && state === '' && (
        <p>
          {inEachLanguage.length} stories have a picture in each language: the road and the screens
          of money. English has all.
        </p>
      )}
      {[...Map.groupBy(inOrder, ({ title }) => title)].map(([title, own]) => (
        <section key={title}>
          <h2>{title.split('/').join(': ')}</h2>
          <div className="kosha-phones">
            {loadingLast(own).map((story) => (
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
    </>
  );
}

function countOf(pictures: number): string {
  if (pictures === 0)
    return 'No picture has all of these. Choose All, Any or English, or fewer words.';
  return pictures === 1 ? '1 picture' : `${pictures} pictures`;
}

/** All screens as pictures, in the order of the borrower's road. */
export function Book() {
  const [asked, change] = useInAddress(everything);
  const filter = allowed(asked);
  const choose = (part: Partial<typeof everything>) => change({ ...filter, ...part });
  return (
    <>
      <div className="kosha-filter">
        <label className="kosha-search">
          <span>Part of the road</span>
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
          <span>State of the order</span>
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
        <label className="kosha-search">
          <span>Drawn</span>
          <select
            value={filter.look}
            onChange={({ target }) => choose({ look: target.value, state: '' })}
          >
            {Object.entries(looks).map(([look, label]) => (
              <option key={look} value={look}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <ChooseLanguage
          label="Language"
          value={filter.language}
          onChoose={(language) => choose({ language })}
        />
        <label className="kosha-search">
          <span>Words of its name</span>
          <input
            type="search"
            value={filter.words}
            onChange={({ target }) => choose({ words: target.value })}
          />
        </label>
      </div>
      <p>
        A state is drawn once on each screen that shows it, as usual and along the whole road. So a
        state takes back the part of the road and how it is drawn, and each of these takes back the
        state.
      </p>
      <Suspense fallback={null}>
        <Pictures filter={filter} />
      </Suspense>
    </>
  );
}
