/** Runs `run` once for warm-up, and then `counted` times. Drops the result of the warm-up. */
export async function runWithWarmUp<T>(run: () => Promise<T>, counted = 5): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at <= counted; at += 1) results.push(await run());
  return results.slice(1);
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
