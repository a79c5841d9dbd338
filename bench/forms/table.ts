import { alignColumns } from '../support/index.ts';
import { engines, type EngineName } from './engines.ts';

export interface Comparison {
  what: string;
  unit: string;
  figures: Readonly<Partial<Record<EngineName, number>>>;
  /** The budget for the ratio of our engine's figure to another engine's figure. */
  bar?: { ratio: number; to: EngineName | 'bestPeer' };
  /** The budget for our engine's figure. */
  atMost?: number;
  isForInformation?: boolean;
}

const peers = (Object.keys(engines) as EngineName[]).filter(
  (name) => name !== 'kosha' && engines[name].isConfigDriven,
);

function ratioOf({ figures, bar }: Comparison): number | undefined {
  if (!bar || figures.kosha === undefined) return undefined;
  const other = bar.to === 'bestPeer' ? bestPeerIn(figures) : figures[bar.to];
  return other === undefined ? undefined : figures.kosha / other;
}

const bestPeerIn = (figures: Comparison['figures']) =>
  peers
    .flatMap((name) => figures[name] ?? [])
    .toSorted((one, other) => one - other)
    .at(0);

/** Ignores smaller differences: users do not notice them, and repeated runs differ by more. */
const negligibleMs = 2;

const isWithinBudget = (row: Comparison) => {
  if (row.atMost !== undefined) return (row.figures.kosha ?? 0) <= row.atMost;
  const ratio = ratioOf(row);
  if (ratio === undefined || ratio <= (row.bar?.ratio ?? Infinity)) return true;
  const ours = row.figures.kosha ?? 0;
  return row.unit === 'ms' && row.bar?.to !== 'bestPeer' && ours - ours / ratio < negligibleMs;
};

/**
 * True if no configuration-driven engine is faster. A time up to 5% above plain HTML also passes,
 * because such a difference is noise.
 */
const isAhead = ({ figures }: Comparison) => {
  const ours = figures.kosha ?? 0;
  return ours < (bestPeerIn(figures) ?? Infinity) || ours <= 1.05 * (figures['plain-html'] ?? 0);
};

export const meetsBudget = (row: Comparison): boolean =>
  row.isForInformation === true || (isWithinBudget(row) && isAhead(row));

export function printComparison(rows: readonly Comparison[], names: readonly EngineName[]): string {
  const head = ['', '', ...names.map((name) => engines[name].title), 'ratio', 'bar', 'ahead', ''];
  return alignColumns([head, ...rows.map((row) => cellsOf(row, names))]);
}

function cellsOf(row: Comparison, names: readonly EngineName[]): string[] {
  const { what, unit, figures, bar, atMost, isForInformation } = row;
  const ratio = ratioOf(row);
  return [
    isForInformation ? '' : meetsBudget(row) ? '✓' : '✗',
    what,
    ...names.map((name) => figures[name]?.toFixed(1) ?? '–'),
    ratio?.toFixed(2) ?? '',
    bar
      ? `≤ ${bar.ratio} ${bar.to === 'bestPeer' ? 'best peer' : engines[bar.to].title}`
      : (atMost && `≤ ${atMost}`) || '',
    isForInformation ? '' : isAhead(row) ? 'yes' : 'no',
    unit,
  ];
}
