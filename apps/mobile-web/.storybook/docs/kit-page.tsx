import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { Contents } from './contents.tsx';
import { guidance } from './guidance/all.ts';
import { mantinePage, onMantine } from './guidance/mantine.ts';
import { InlineCode } from './inline-code.tsx';

/** A component of the kit or the form engine: what it is for, its props, and each of its states. */
export function KitPage({ component }: { component: string }) {
  const rows = guidance[component];
  const based = onMantine[component];
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
    </>
  );
}
