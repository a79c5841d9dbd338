import { facts } from '../data/app-facts.ts';
import type { Call } from '../data/facts.ts';
import { Table } from './table.tsx';

/** What the server can answer a screen in place of a success, by its cause. */
export function Errors({ calls }: { calls: readonly Call[] }) {
  const refusals = calls.flatMap(({ operationId, refusals }) =>
    refusals.map((refusal) => ({ ...refusal, operationId })),
  );
  const groups = [...Map.groupBy(refusals, ({ code }) => code)].toSorted(([a], [b]) => a - b);
  const rows = groups.flatMap(([code, own]) =>
    [...Map.groupBy(own, ({ msg }) => msg)].map(([msg, same], at) => [
      at === 0 ? `${facts.errors[code]?.meaning ?? ''} ${facts.errors[code]?.app ?? ''}` : '',
      msg,
      <code key="name">{same[0]?.name}</code>,
      [...new Set(same.map(({ operationId }) => operationId))].join(', '),
    ]),
  );
  return (
    <Table
      caption="Errors of the server"
      columns={['Cause, and what the app does', 'What the server says', 'Name', 'Operations']}
      rows={rows}
    />
  );
}
