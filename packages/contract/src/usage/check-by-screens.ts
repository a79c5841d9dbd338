import type { OperationEntry } from '../document/operations.ts';
import type { Finding } from '../findings/report.ts';
import type { ScreenResult, ScreenVerdict } from '../findings/screen-result.ts';
import type { ScreensByOperation } from './read-screens.ts';

export interface ObservedCalls {
  operations: readonly OperationEntry[];
  screens: ScreensByOperation;
  seen: ReadonlySet<string>;
  pictures: Readonly<Record<string, string>>;
}

export const everyScreen = 'every screen';
const order: readonly ScreenVerdict[] = ['does not work', 'works without', 'not seen', 'works'];

/** The worst verdict is first. Screens with equal verdicts keep contract order. */
export function checkByScreens(calls: ObservedCalls, findings: readonly Finding[]): ScreenResult[] {
  const byScreen = new Map<string, OperationEntry[]>();
  for (const entry of calls.operations) {
    for (const screen of calls.screens.get(entry.operationId) ?? []) {
      const name = screen === '*' ? everyScreen : screen;
      byScreen.set(name, [...(byScreen.get(name) ?? []), entry]);
    }
  }
  const rows = [...byScreen].map(([screen, entries]) =>
    resultOf(screen, entries, { calls, findings }),
  );
  return order.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
}

function resultOf(
  screen: string,
  entries: readonly OperationEntry[],
  {
    calls: { seen, pictures, screens },
    findings,
  }: { calls: ObservedCalls; findings: readonly Finding[] },
): ScreenResult {
  const isOfScreen = ({ screens: names }: Finding) =>
    screen === everyScreen || names.length === 0 || names.includes('*') || names.includes(screen);
  const breaking = findings.filter((finding) => breaksScreen(finding) && isOfScreen(finding));
  const broken = entries.flatMap((entry) => {
    const causes = breaking.filter(({ operations }) => operations.includes(entry.operationId));
    return causes.length > 0
      ? [{ id: entry.operationId, part: optionalPartOf(entry), causes }]
      : [];
  });
  const without = [...new Set(broken.flatMap(({ part }) => part ?? []))];
  const unseen = entries
    .map(({ operationId }) => operationId)
    .filter((id) => !seen.has(id) && !broken.some((entry) => entry.id === id));
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
        : isProven(entries, { seen, screens })
          ? 'works'
          : 'not seen',
    without,
    causes: [...new Set(broken.flatMap(({ causes }) => causes))].map(({ message, operations }) => ({
      calls: entries.map(({ operationId }) => operationId).filter((id) => operations.includes(id)),
      what: withoutCall(message),
    })),
    unseen,
    seen: entries
      .map(({ operationId }) => operationId)
      .filter((id) => seen.has(id) && !broken.some((entry) => entry.id === id)),
    ...(otherForms > 0 && { otherForms }),
    ...(picture !== undefined && { picture }),
  };
}

/**
 * True if the traffic has responses to all GET calls that the screen requires, and to at least one
 * of its calls that the fewest screens make. Responses to other calls can belong to other screens.
 */
function isProven(
  entries: readonly OperationEntry[],
  { seen, screens }: Pick<ObservedCalls, 'seen' | 'screens'>,
): boolean {
  const isSeen = ({ operationId }: OperationEntry) => seen.has(operationId);
  const screenCountOf = ({ operationId }: OperationEntry) => {
    const names = screens.get(operationId) ?? [];
    return names.includes('*') ? Infinity : names.length;
  };
  const fewest = Math.min(...entries.map(screenCountOf));
  const own = entries.filter((entry) => screenCountOf(entry) === fewest);
  const reads = entries.filter(
    (entry) => entry.method === 'get' && optionalPartOf(entry) === undefined,
  );
  return own.some(isSeen) && reads.every(isSeen);
}

/** Removes the screen and the call from a message, because the report shows both separately. */
const withoutCall = (message: string) =>
  message.replace(/^no: \S+: /, '').replace(/^\S+ (?=(request|response): )/, '');

/**
 * True if the finding breaks a screen or a part of it. A missing `x-optional` call has only level
 * `warning`, but the part that needs the call does not work.
 */
const breaksScreen = ({ level, rule, isOnPurpose, isRead }: Finding) =>
  (isOnPurpose !== true && isRead !== true && level === 'breaking') ||
  (rule === 'response-call-missing' && level !== 'info');

/** The part of the screen that the app omits without this call; undefined for a required call. */
export function optionalPartOf({ operation }: OperationEntry): string | undefined {
  const part = operation['x-optional'];
  return typeof part === 'string' ? part : undefined;
}
