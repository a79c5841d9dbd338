import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { guidance } from './guidance/all.ts';
import { InlineCode } from './inline-code.tsx';

/** A component of the kit or the form engine: what it is for, its props, and each of its states. */
export function KitPage({ component }: { component: string }) {
  const rows = guidance[component];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {rows && (
        <dl className="kosha-guidance">
          <dt>Do</dt>
          <dd>
            <InlineCode text={rows.use} />
          </dd>
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
      <Stories includePrimary={false} />
    </>
  );
}
