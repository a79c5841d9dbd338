import type { Checker, Outcome } from '../exchange/checker.ts';
import type { Body } from '../exchange/exchange.ts';
import { valueAt } from '../exchange/problems.ts';
import { leadsNowhere } from '../exchange/check-har.ts';
import { isHidden } from '../exchange/read-har.ts';
import { readEntry } from '../exchange/read-entry.ts';
import type { Seen } from './edits.ts';

interface Checkers {
  /** Masks nothing; for lookups of paths and values. */
  plain: Checker;
  /** Masks; for output. */
  shown: Checker;
}

/**
 * Each difference in a recording, raw and masked.
 * @throws CannotCompare if the file has no requests to the API
 */
export function* readSeen(
  entries: readonly unknown[],
  file: string,
  { plain, shown }: Checkers,
): Generator<{ seen: Seen; outcome: Outcome; entry: number }> {
  let calls = 0;
  for (const [index, entry] of entries.entries()) {
    const exchange = readEntry(entry);
    if ('why' in exchange) continue;
    const [found, said] = [plain.check(exchange), shown.check(exchange)];
    if (found) calls += 1;
    for (const [at, problem] of (found?.problems ?? []).entries()) {
      const outcome = said?.problems[at];
      if (!said || !outcome) continue;
      const side = problem.rule.startsWith('request-') ? 'request' : 'response';
      const value = valueAt(parse(exchange[side].body), problem.field);
      yield {
        seen: { problem, value, isHidden: isHidden(entry) },
        outcome: { ...said, problems: [outcome] },
        entry: index + 1,
      };
    }
  }
  if (calls === 0) throw leadsNowhere(entries, file);
}

function parse(body: Body): unknown {
  try {
    return body.kind === 'text' ? JSON.parse(body.text) : undefined;
  } catch {
    return undefined;
  }
}
