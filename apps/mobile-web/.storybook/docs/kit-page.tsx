import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Contents } from './contents.tsx';
import { guidance } from './guidance/all.ts';
import { mantinePage, mantineBases } from './guidance/mantine.ts';
import { entries } from './index-entries.ts';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';

/** The page of a kit or form engine component: purpose, props and states. */
export function KitPage({ title }: { title: string }) {
  const component = title.split('/').at(-1) ?? '';
  const interactive = use(entries).filter(
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
          On Mantine’s{' '}
          <a href={mantinePage(based.page)} target="_blank" rel="noreferrer">
            {based.components}
          </a>
          . We set: <InlineCode text={based.set} />.
        </p>
      )}
      <Stories includePrimary={false} />
      {interactive.length > 0 && (
        <section>
          <h2>After taps or typing</h2>
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
