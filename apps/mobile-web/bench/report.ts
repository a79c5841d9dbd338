export interface Measure {
  what: string;
  value: number;
  unit: string;
  /** The bar and its side: a size is at most, a score at least. */
  bar: { atMost: number } | { atLeast: number };
}

const holds = ({ value, bar }: Measure) =>
  'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;

const barText = ({ bar }: Measure) => ('atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`);

/** A table with each figure beside its bar. */
export function printTable(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    holds(measure) ? '✓' : '✗',
    measure.what,
    String(Math.round(measure.value * 1000) / 1000),
    barText(measure),
    measure.unit,
  ]);
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
