import { Suspense, use } from 'react';
import { guidance } from './guidance/all.ts';
import { storyEntries, storyPageLink, pagesOfKit } from './index-entries.ts';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';

function Components() {
  const all = use(storyEntries);
  const pages = pagesOfKit(all);
  return Object.entries(guidance).map(([name, { use: purpose, avoid, must, seenWith }]) => {
    const id = pages.get(seenWith ?? name);
    return (
      <details key={name} className="kosha-fold">
        <summary>
          {id === undefined ? <b>{name}</b> : <Link to={storyPageLink(id, all)}>{name}</Link>}{' '}
          <InlineCode text={purpose} />
        </summary>
        <dl className="kosha-guidance">
          <dt>Do not</dt>
          <dd>
            <InlineCode text={avoid} />
          </dd>
          <dt>Must</dt>
          <dd>
            <InlineCode text={must} />
          </dd>
        </dl>
      </details>
    );
  });
}

export function AllComponents() {
  return (
    <Suspense fallback={null}>
      <Components />
    </Suspense>
  );
}
