import type { OperationEntry } from '../document/operations.ts';
import type { Finding } from '../findings/report.ts';
import type { ScreenFit, Verdict } from '../findings/screen-fit.ts';
import type { Screens } from '../usage/read-screens.ts';

/** What is known of the calls of an app, beside what was found. */
export interface SeenCalls {
  operations: readonly OperationEntry[];
  screens: Screens;
  /** The operations whose answer was seen. */
  seen: ReadonlySet<string>;
  /** A file for each route pattern. */
  pictures: Readonly<Record<string, string>>;
}

const everyScreen = 'every screen';
const order: readonly Verdict[] = ['does not work', 'works without', 'not seen', 'works'];

/** One row for each screen that makes calls, the worst first; within a verdict as in the contract. */
export function fitByScreens(calls: SeenCalls, findings: readonly Finding[]): ScreenFit[] {
  const byScreen = new Map<string, OperationEntry[]>();
  for (const entry of calls.operations) {
    for (const screen of calls.screens.get(entry.operationId) ?? []) {
      const name = screen === '*' ? everyScreen : screen;
      byScreen.set(name, [...(byScreen.get(name) ?? []), entry]);
    }
  }
  const rows = [...byScreen].map(([screen, entries]) =>
    fitOf(screen, entries, { calls, findings }),
  );
  return order.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
}

function fitOf(
  screen: string,
  entries: readonly OperationEntry[],
  { calls: { seen, pictures }, findings }: { calls: SeenCalls; findings: readonly Finding[] },
): ScreenFit {
  const hurting = findings.filter(hurts);
  const broken = entries.flatMap((entry) => {
    const causes = hurting.filter(({ operations }) => operations.includes(entry.operationId));
    return causes.length > 0 ? [{ id: entry.operationId, part: partOf(entry), causes }] : [];
  });
  const without = [...new Set(broken.flatMap(({ part }) => part ?? []))];
  const unseen = entries
    .map(({ operationId }) => operationId)
    .filter((id) => !seen.has(id) && !broken.some((one) => one.id === id));
  const otherForms = findings.filter(
    ({ isRead, operations }) =>
      isRead === true && entries.some(({ operationId }) => operations.includes(operationId)),
  ).length;
  const picture = pictures[screen];
  return {
    screen,
    verdict: broken.some(({ part }) => part === undefined)
      ? 'does not work'
      : without.length > 0
        ? 'works without'
        : unseen.length === entries.length
          ? 'not seen'
          : 'works',
    without,
    causes: [...new Set(broken.flatMap(({ causes }) => causes))].map(({ message, operations }) => ({
      calls: entries.map(({ operationId }) => operationId).filter((id) => operations.includes(id)),
      what: withoutCall(message),
    })),
    unseen,
    ...(otherForms > 0 && { otherForms }),
    ...(picture !== undefined && { picture }),
  };
}

/** A message names the first call with its cause, which may be one of another screen. */
const withoutCall = (message: string) => message.replace(/^\S+ (?=(request|response): )/, '');

/** A part without its call is left out, whatever the level of that. */
const hurts = ({ level, rule, isOnPurpose, isRead }: Finding) =>
  (isOnPurpose !== true && isRead !== true && level === 'breaking') ||
  (rule === 'response-call-missing' && level !== 'info');

/** `x-optional` names the part of the screens that goes without this call; undefined when they need it. */
export function partOf({ operation }: OperationEntry): string | undefined {
  const part = operation['x-optional'];
  return typeof part === 'string' ? part : undefined;
}
