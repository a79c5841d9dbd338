import { allOrderStates, describeOrderState, languages, parseLanguage } from '@kosha/domain';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { screenshots } from '../data/screenshots.ts';
import { redirectOf } from '../order-states/redirect-of.ts';
import { LabelledSelect } from './choose.tsx';
import { Contents } from './contents.tsx';
import { guidance } from './guidance/all.ts';
import { mantineBases, mantinePage } from './guidance/mantine.ts';
import { useUrlState } from './url-state.ts';
import { storyEntries, isVisibleStory } from './index-entries.ts';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';
import { Phone } from './phone.tsx';
import { ScreenPage } from './screen-page.tsx';
import { Table } from './table.tsx';

function KitPage({ title }: { title: string }) {
  const component = title.split('/').at(-1) ?? '';
  const interactive = use(storyEntries).filter(
    (entry) => entry.title === title && entry.tags.includes('interactive'),
  );
  const rows = guidance[component];
  const based = mantineBases[component];
  return (
    <>
      <Title />
      {rows && (
        <p>
          <InlineCode text={rows.use} />
        </p>
      )}
      <Description />
      <Contents />
      <Primary />
      <Controls />
      {rows && (
        <dl className="kosha-guidance">
          <dt>Do not</dt>
          <dd>
            <InlineCode text={rows.avoid} />
          </dd>
          <dt>Must</dt>
          <dd>
            <InlineCode text={rows.must} />
          </dd>
        </dl>
      )}
      {based && (
        <p>
          Based on Mantine’s{' '}
          <a href={mantinePage(based.page)} target="_blank" rel="noreferrer">
            {based.components}
          </a>
          . The kit sets: <InlineCode text={based.set} />.
        </p>
      )}
      <Stories includePrimary={false} />
      {interactive.length > 0 && (
        <section>
          <h2>States after taps or typing</h2>
          <ul>
            {interactive.map(({ id, name }) => (
              <li key={id}>
                <Link to={`?path=/story/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const english = { language: 'en' };

function OrderStatesPage({ title }: { title: string }) {
  const screens = use(storyEntries).filter(
    (entry) => isVisibleStory(entry) && entry.title === title,
  );
  const [{ language }, change] = useUrlState(english);
  const beside = parseLanguage(language) ?? 'en';
  const shown = new Set(['en', beside] as const);
  return (
    <>
      <h1>Order states</h1>
      <p>
        This page shows each order state on each screen. If a screen redirects, the text names the
        target.
      </p>
      <Contents />
      <LabelledSelect
        label="Language beside English"
        options={languages}
        value={beside}
        onChoose={(chosen) => change({ language: chosen })}
      />
      {allOrderStates.map((state) => (
        <section key={state}>
          <h2>
            {state} {describeOrderState(state).label}
          </h2>
          <div className="kosha-phones">
            {screens.map((story) => {
              const target = redirectOf(story, state);
              return target === null ? (
                [...shown].map((language) => (
                  <Phone
                    key={`${story.id} ${language}`}
                    story={story}
                    state={state}
                    language={language}
                  />
                ))
              ) : (
                <p key={story.id} className="kosha-redirect">
                  {story.name} redirects to {target}.
                </p>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
}

const inputs = [
  ['Sign in', 'Any ten digits, then any code.'],
  ['Basic and work information', 'Any text. The form marks errors.'],
  ['Identity by photos', 'Any three images from your device. They are not uploaded.'],
  [
    'Identity by numbers (choose it under Controls)',
    'Aadhaar 2341 2341 2346, any code, PAN ABCPS1234F.',
  ],
  ['Face', 'Any image.'],
  ['Contacts', 'Three different mobile numbers.'],
  [
    'Bank account',
    'IFSC HDFC0001234, or one from the finder. Any account number of up to 19 digits, entered twice.',
  ],
] as const;

const walks = [
  ['flows--automatic-walk', 'From signing in to repaying'],
  ['flows--payout-fails', 'When the payout fails'],
  ['flows--identity-by-numbers', 'The five steps, with document numbers'],
] as const;

function Strip({ id, name }: { id: string; name: string }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className="kosha-phones">
        {screenshots.strips
          .filter((picture) => picture.startsWith(`${id}.`))
          .map((picture) => (
            <figure key={picture} className="kosha-phone">
              <div>
                <img alt="" loading="lazy" width={180} src={`strips/${picture}.webp`} />
              </div>
              <figcaption>{picture.split('.').slice(1).join(' ')}</figcaption>
            </figure>
          ))}
      </div>
    </section>
  );
}

function FlowsPage() {
  const stories = use(storyEntries).filter(
    (entry) => isVisibleStory(entry) && entry.title === 'Flows',
  );
  return (
    <>
      <h1>Flows</h1>
      <p>Click through the app with a simulated lender, from signing in to repaying.</p>
      <Contents />
      <div className="kosha-phones">
        {stories.map((story) => (
          <Phone key={story.id} story={story} />
        ))}
      </div>
      {walks.map(([id, name]) => (
        <Strip key={id} id={id} name={name} />
      ))}
      <Table caption="Accepted input" columns={['Step', 'Input']} rows={inputs} />
    </>
  );
}

function Page() {
  const { title } = useOf('meta', ['meta']).csfFile.meta;
  const all = use(storyEntries);
  if (/^(Kit|Form engine)\//.test(title)) return <KitPage title={title} />;
  if (title === 'Flows') return <FlowsPage />;
  if (title === 'Order states') return <OrderStatesPage title={title} />;
  const own = all.find((entry) => entry.title === title && entry.componentPath);
  return <ScreenPage componentPath={own?.componentPath} title={title} />;
}

export default function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
