import { Suspense, use } from 'react';
import { mantinePage, mantineBases } from './guidance/mantine.ts';
import { storyEntries, storyPageLink, pagesOfKit } from './index-entries.ts';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';
import { Table } from './table.tsx';

function Components() {
  const all = use(storyEntries);
  const pages = pagesOfKit(all);
  const rows = Object.entries(mantineBases).map(([name, { page, components, set }]) => {
    const id = pages.get(name);
    return [
      id === undefined ? (
        name
      ) : (
        <Link key={name} to={storyPageLink(id, all)}>
          {name}
        </Link>
      ),
      <a key={page} href={mantinePage(page)} target="_blank" rel="noreferrer">
        {components}
      </a>,
      <InlineCode key={set} text={set} />,
    ];
  });
  return (
    <Table caption="Components" columns={['Kit', 'Mantine', 'What the kit sets']} rows={rows} />
  );
}

export function OnMantine() {
  return (
    <Suspense fallback={null}>
      <Components />
    </Suspense>
  );
}
