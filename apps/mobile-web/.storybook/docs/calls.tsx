import { Suspense, use } from 'react';
import { facts } from '../data/app-facts.ts';
import './docs.css';
import { entries, nameOf, pageOf } from './index-entries.ts';
import { Table } from './table.tsx';

function AllCalls() {
  const all = use(entries);
  const uses = Object.entries(facts.screens).flatMap(([screen, { calls }]) =>
    calls.map((call) => ({ ...call, screen })),
  );
  const rows = [...Map.groupBy(uses, ({ operationId }) => operationId)].map(
    ([operationId, own]) => [
      operationId,
      <code key="call">{`${own[0]?.method.toUpperCase()} ${own[0]?.path}`}</code>,
      own.map(({ screen }) => {
        const page = all.find(({ componentPath }) => componentPath === screen);
        return (
          page && (
            <span key={screen}>
              <a href={pageOf(page.id)} target="_top">
                {nameOf(page)}
              </a>{' '}
            </span>
          )
        );
      }),
    ],
  );
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
