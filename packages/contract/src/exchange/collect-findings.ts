import type { Outcome } from './checker.ts';
import type { Problem } from './exchange.ts';
import type { Finding, FindingSource, UncheckedItem } from '../findings/report.ts';
import { screensOf, type ScreensByOperation } from '../usage/read-screens.ts';

interface Cause {
  problem: Problem;
  operations: Set<string>;
  source: FindingSource;
  curl: string | undefined;
  count: number;
  isOnPurpose: boolean;
}

interface Details {
  curl?: string | undefined;
  isOnPurpose?: boolean;
}

export interface Collector {
  add: (outcome: Outcome, source: FindingSource, details?: Details) => void;
  findings: (screens: ScreensByOperation) => Finding[];
  unchecked: () => UncheckedItem[];
}

export function createCollector(): Collector {
  const causes = new Map<string, Cause>();
  const reasons = new Map<string, { what: string; why: string; count: number }>();

  return {
    add({ operation, problems, unchecked }, source, { curl, isOnPurpose = false } = {}) {
      const id = operation?.id;
      for (const problem of problems) {
        const key = `${causeOf(problem, id)}\n${isOnPurpose}`;
        const cause = causes.get(key) ?? {
          problem,
          operations: new Set(),
          source,
          curl,
          count: 0,
          isOnPurpose,
        };
        causes.set(key, cause);
        cause.count += 1;
        if (id !== undefined) cause.operations.add(id);
      }
      for (const why of unchecked) {
        const what = id ?? 'traffic';
        const reason = reasons.get(`${what} ${why}`) ?? { what, why, count: 0 };
        reasons.set(`${what} ${why}`, reason);
        reason.count += 1;
      }
    },
    findings: (screens) =>
      [...causes.values()].map(({ problem, operations, source, curl, count, isOnPurpose }) => ({
        rule: problem.rule,
        level: problem.level,
        message: messageOf(problem, operations, count),
        operations: [...operations],
        screens: screensOf(screens, [...operations]),
        pointer: problem.pointer,
        source,
        ...(curl !== undefined && { curl }),
        ...(isOnPurpose && { isOnPurpose }),
        ...(problem.isRead && { isRead: true }),
      })),
    unchecked: () =>
      [...reasons.values()].map(({ what, why, count }) => ({ what, why: times(why, count) })),
  };
}

const index = /\/\d+(?=\/|$)/g;

/**
 * Returns the same text for problems with the same cause, whatever their list indexes. Problems of
 * different operations have the same cause only if the violated schema belongs to `components`.
 */
function causeOf({ rule, field, got, pointer, isRead }: Problem, id: string | undefined): string {
  const kind = rule.endsWith('-status') ? got : got.split(' ')[0];
  const isShared = pointer.startsWith('/components/');
  return [
    rule,
    pointer,
    isShared ? field.split('/').at(-1) : `${id} ${field.replaceAll(index, '/*')}`,
    kind,
    isRead,
  ].join('\n');
}

function messageOf(
  { rule, field, expected, got }: Problem,
  operations: ReadonlySet<string>,
  count: number,
): string {
  const side = rule.split('-')[0];
  const [first] = operations;
  const prefix = first === undefined ? '' : `${first} ${side}: `;
  return times(
    `${prefix}${field.replaceAll(index, '/*')}: expected ${expected}, got ${got}`,
    count,
  );
}

const times = (text: string, count: number) => (count === 1 ? text : `${text} (${count} times)`);
