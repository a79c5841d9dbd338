import { CannotCompare } from '../findings/cannot-compare.ts';
import type { Contract } from '../document/read-contract.ts';
import type { Finding, UncheckedItem } from '../findings/report.ts';
import type { OperationProgress } from './probe.ts';

interface Summary {
  findings: Finding[];
  unchecked: UncheckedItem[];
}

/** @throws CannotCompare if no operation responded: such a run must not count as success */
export function summarizeProbe(
  reached: readonly OperationProgress[],
  drift: readonly Finding[],
  contract: Contract,
): Summary {
  const unreached = reached.filter((operation) => operation.state === 'not reached');
  if (unreached.length === reached.length) {
    const why = unreached[0]?.why ?? 'the contract has none';
    throw new CannotCompare(`no operation was reached: ${why}`);
  }
  const reasons = [...new Set(unreached.map(({ why }) => why))];
  const unchecked = reasons.map((reason) => ({
    what: unreached
      .flatMap(({ operation, why }) => (why === reason ? operation.id : []))
      .join(', '),
    why: `not reached: ${reason}`,
  }));
  const drifting = new Set(
    drift.filter(({ level }) => level !== 'info').flatMap(({ operations }) => operations),
  );
  const conforming = reached.flatMap((result) =>
    result.state !== 'not reached' && result.isChecked && !drifting.has(result.operation.id)
      ? result
      : [],
  );
  const inState = (state: 'succeeded' | 'refused') =>
    conforming.flatMap((result) => (result.state === state ? result.operation.id : []));
  return {
    findings: [
      ...drift,
      ...listing('probe-conforms', inState('succeeded'), contract),
      ...listing('probe-refused', inState('refused'), contract),
    ],
    unchecked,
  };
}

const messages = {
  'probe-conforms': ['1 operation conforms', 'operations conform'],
  'probe-refused': [
    '1 operation conforms as far as it was reached: all was refused',
    'operations conform as far as they were reached: all was refused',
  ],
} as const;

function listing(rule: keyof typeof messages, operations: string[], contract: Contract): Finding[] {
  const count = operations.length;
  if (count === 0) return [];
  const [result, several] = messages[rule];
  return [
    {
      rule,
      level: 'info',
      message: count === 1 ? result : `${count} ${several}`,
      operations,
      screens: [],
      pointer: '',
      source: contract.placeOf(''),
    },
  ];
}
