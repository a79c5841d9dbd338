/** Drops the result of the first run, which is a warm-up. */
export async function runWithWarmUp<T>(run: () => Promise<T>, counted = 5): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at <= counted; at += 1) results.push(await run());
  return results.slice(1);
}

/** Returns the smallest value that is at least as large as `share` (0 to 1) of the values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
