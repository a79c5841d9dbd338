import type { ReactNode } from 'react';
import { facts } from '../data/app-facts.ts';
import type { Call } from '../data/facts.ts';
import { otherCode } from './other-code.ts';
import { Table } from './table.tsx';

/** This code always redirects to sign-in, regardless of the call. */
const sessionLost = -4;

/** What an error code means, and how the app reacts to it after this call. */
export function causeOf(code: number, whenRefused: string | undefined): string {
  const { meaning = '', app = '' } = facts.errors[code] ?? {};
  return `${meaning} ${code === sessionLost ? app : (whenRefused ?? app)}`;
}

interface ErrorsProps {
  calls: readonly Call[];
  children?: ReactNode;
}

/** The refusals of the server, grouped by cause. */
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
    [...Map.groupBy(own, ({ msg }) => msg)].map(([msg, same], at) => [
      at === 0 ? cause : '',
      msg,
      <code key="name">{same[0]?.name}</code>,
      [...new Set(same.map(({ operationId }) => operationId))].join(', '),
    ]),
  );
  return (
    <Table
      caption="Errors"
      columns={['Cause, and what the app does', 'Message of the server', 'Name', 'Operations']}
      rows={
        calls.length === 0
          ? []
          : [...rows, [`${otherCode.title}. ${otherCode.text}`, '', '', 'all']]
      }
    >
      {children}
    </Table>
  );
}
