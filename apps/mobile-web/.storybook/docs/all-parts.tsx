import { Suspense, use } from 'react';
import { guidance } from './guidance/all.ts';
import { entries, pageOf } from './index-entries.ts';
import { InlineCode } from './inline-code.tsx';
import { Link } from './link.tsx';
import { Table } from './table.tsx';

/** Before the name of a part in the title of its page, which may stand in a folder: `Kit/Toast/ToastHost`. */
const inKit = /^Kit\/(.*\/)?/;

function Parts() {
  const all = use(entries);
  const pages = new Map(
    all.flatMap(({ title, id }) => (inKit.test(title) ? [[title.replace(inKit, ''), id]] : [])),
  );
  const rows = Object.entries(guidance).map(([name, { use: does, avoid, must, seenWith }]) => {
    const id = pages.get(seenWith ?? name);
    const link = id === undefined ? name : <Link to={pageOf(id, all)}>{name}</Link>;
    const sentences = [does, avoid, must].map((text) => <InlineCode key={text} text={text} />);
    return [link, ...sentences];
  });
  return <Table caption="Parts" columns={['Part', 'Do', 'Do not', 'Must']} rows={rows} />;
}

/** How each part of the kit is to be used, also of those that have no story of their own. */
export function AllParts() {
  return (
    <Suspense fallback={null}>
      <Parts />
    </Suspense>
  );
}
