import type { ReactNode } from 'react';
import type { Call } from '../data/facts.ts';
import { causeOf, unlistedErrorCode, refusalId } from './error-codes.ts';
import { Table } from './table.tsx';

interface ErrorsProps {
  calls: readonly Call[];
  children?: ReactNode;
}

export function Errors({ calls, children }: ErrorsProps) {
  const refusals = calls
    .flatMap(({ operationId, refusals: own, whenRefused }) =>
      own.map((refusal) => ({
        ...refusal,
        operationId,
        cause: causeOf(refusal.code, whenRefused),
      })),
    )
    .toSorted((one, other) => one.code - other.code);
  const rows = [...Map.groupBy(refusals, ({ cause }) => cause)].flatMap(([cause, own]) =>
    [...Map.groupBy(own, refusalId)].map(([id, same]) => ({
      id,
      cells: [
        cause,
        same[0]?.msg,
        <code key="name">{same[0]?.name}</code>,
        [...new Set(same.map(({ operationId }) => operationId))].join(', '),
      ],
    })),
  );
  return (
    <Table
      caption="Errors"
      columns={['Cause, and what the app does', 'Message of the server', 'Name', 'Operations']}
      rows={
        calls.length === 0
          ? []
          : [
              ...rows.map(({ cells }) => cells),
              [`${unlistedErrorCode.title}. ${unlistedErrorCode.text}`, '', '', 'all'],
            ]
      }
      ids={rows.map(({ id }) => id)}
    >
      {children}
    </Table>
  );
}
