import type { Checker, Outcome } from '../exchange/checker.ts';
import { parseBody } from '../exchange/exchange.ts';
import { valueAtPointer } from '../document/doc-node.ts';
import { createNoCallsError } from '../exchange/check-har.ts';
import { isMaskedEntry } from '../exchange/read-har.ts';
import { readEntry } from '../exchange/read-entry.ts';
import type { ObservedDifference } from './edits.ts';

interface Checkers {
  plain: Checker;
  shown: Checker;
}

/**
 * In each result, `observed` contains the recorded values and `outcome` the masked values.
 * @throws CannotCompare if the file has no requests to the API
 */
export function* readObserved(
  entries: readonly unknown[],
  file: string,
  { plain, shown }: Checkers,
): Generator<{ observed: ObservedDifference; outcome: Outcome; entry: number }> {
  let calls = 0;
  for (const [index, entry] of entries.entries()) {
    const exchange = readEntry(entry);
    if ('why' in exchange) continue;
    const [raw, masked] = [plain.check(exchange), shown.check(exchange)];
    if (raw) calls += 1;
    for (const [at, problem] of (raw?.problems ?? []).entries()) {
      const outcome = masked?.problems[at];
      if (!masked || !outcome) continue;
      const side = problem.rule.startsWith('request-') ? 'request' : 'response';
      const value = valueAtPointer(parseBody(exchange[side].body), problem.field);
      yield {
        observed: { problem, value, isHidden: isMaskedEntry(entry) },
        outcome: { ...masked, problems: [outcome] },
        entry: index + 1,
      };
    }
  }
  if (calls === 0) throw createNoCallsError(entries, file);
}
