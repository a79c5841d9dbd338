import { CannotCompare } from '../findings/cannot-compare.ts';
import type { Checker } from './checker.ts';
import type { Collector } from './collect-findings.ts';
import { readEntry } from './read-entry.ts';

/**
 * Returns how many entries are API calls or unreadable. The report lists an unreadable entry as
 * unchecked.
 */
export function checkEntries(
  entries: readonly unknown[],
  har: string,
  checker: Checker,
  collector: Collector,
): number {
  let calls = 0;
  for (const [index, entry] of entries.entries()) {
    const source = { har, entry: index + 1 };
    const exchange = readEntry(entry);
    const outcome =
      'why' in exchange
        ? {
            operation: undefined,
            problems: [],
            unchecked: [`entry ${source.entry}: ${exchange.why}`],
          }
        : checker.check(exchange);
    if (!outcome) continue;
    calls += 1;
    collector.add(outcome, source);
  }
  return calls;
}

/** A recording without API calls is an error: such a recording would match any contract. */
export function createNoCallsError(entries: readonly unknown[], file: string): CannotCompare {
  const origins = entries.flatMap((entry) => {
    const exchange = readEntry(entry);
    return 'why' in exchange ? [] : [new URL(exchange.url).origin];
  });
  const where = [...new Set(origins)].slice(0, 3).join(', ');
  return new CannotCompare(
    `none of the ${entries.length} entries of ${file} leads to the API${where && `, only to ${where}`}; name its address with --server`,
  );
}
