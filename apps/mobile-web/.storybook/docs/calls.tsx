import { Suspense, use } from 'react';
import { facts } from '../data/app-facts.ts';
import { entries, nameOf, pageOf } from './index-entries.ts';
import { Link } from './link.tsx';
import { Table } from './table.tsx';

function AllCalls() {
  const all = use(entries);
  const uses = Object.entries(facts.screens).flatMap(([screen, { calls }]) =>
    calls.map((call) => ({ ...call, screen })),
  );
  const isEverywhere = (own: typeof uses) => own[0]?.isEverywhere === true;
  const groups = [...Map.groupBy(uses, ({ operationId }) => operationId)].toSorted(
    ([, one], [, other]) => Number(isEverywhere(one)) - Number(isEverywhere(other)),
  );
  const rows = groups.map(([operationId, own]) => [
    operationId,
    <code key="call">{`${own[0]?.method.toUpperCase()} ${own[0]?.path}`}</code>,
    isEverywhere(own)
      ? 'Every screen'
      : own.map(({ screen }) => {
          const page = all.find(({ componentPath }) => componentPath === screen);
          return (
            page && (
              <span key={screen}>
                <Link to={pageOf(page.id, all)}>{nameOf(page)}</Link>{' '}
              </span>
            )
          );
        }),
  ]);
  return <Table caption="Calls" columns={['Operation', 'Call', 'Screens']} rows={rows} />;
}

/** Which screens make which call. */
export function Calls() {
  return (
    <Suspense fallback={null}>
      <AllCalls />
    </Suspense>
  );
}
