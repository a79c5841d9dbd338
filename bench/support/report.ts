export interface Measure {
  what: string;
  value: number;
  unit: string;
  /** The budget: a maximum for sizes and times, a minimum for scores. */
  bar: { atMost: number } | { atLeast: number };
  note?: string;
}

const holds = ({ value, bar }: Measure) =>
  'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;

const barText = ({ bar }: Measure) => ('atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`);

export const allHold = (measures: readonly Measure[]): boolean => measures.every(holds);

export function printTable(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    holds(measure) ? '✓' : '✗',
    measure.what,
    String(Math.round(measure.value * 1000) / 1000),
    barText(measure),
    measure.unit,
    measure.note ?? '',
  ]);
  return alignColumns(rows);
}

/** All rows must have the same number of cells. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
