import { alignColumns } from '../support/index.ts';
import { engines, type EngineName } from './engines.ts';

/** One measure of all engines; less is better. An engine that does not do it has none. */
export interface Comparison {
  what: string;
  unit: string;
  figures: Readonly<Partial<Record<EngineName, number>>>;
  /** Ours must not be above this many times the other's figure. */
  bar?: { ratio: number; to: EngineName | 'bestPeer' };
  /** Ours must not be above this. */
  atMost?: number;
  /** Only shown: it cannot fail. */
  isForInformation?: boolean;
}

const peers = (Object.keys(engines) as EngineName[]).filter(
  (name) => name !== 'kosha' && engines[name].isConfigDriven,
);

/** Ours divided by the figure that its bar names; undefined where one of the two is missing. */
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

/** Less than this many milliseconds more is nothing that anybody can feel, and less than a run varies. */
const indifferentMs = 2;

const isWithinBudget = (row: Comparison) => {
  if (row.atMost !== undefined) return (row.figures.kosha ?? 0) <= row.atMost;
  const ratio = ratioOf(row);
  if (ratio === undefined || ratio <= (row.bar?.ratio ?? Infinity)) return true;
  const ours = row.figures.kosha ?? 0;
  return row.unit === 'ms' && row.bar?.to !== 'bestPeer' && ours - ours / ratio < indifferentMs;
};

/**
 * Whether no other engine driven by configuration takes less, or ours takes what plain HTML does: the
 * rest is the browser's own work then, and chance says who takes less of it.
 */
const isAhead = ({ figures }: Comparison) => {
  const ours = figures.kosha ?? 0;
  return ours < (bestPeerIn(figures) ?? Infinity) || ours <= 1.05 * (figures['plain-html'] ?? 0);
};

/** Whether ours keeps its bar and no other engine driven by configuration is ahead of it. */
export const passes = (row: Comparison): boolean =>
  row.isForInformation === true || (isWithinBudget(row) && isAhead(row));

/** A table of the engines' figures with the bars. */
export function printComparison(rows: readonly Comparison[], names: readonly EngineName[]): string {
  const head = ['', '', ...names.map((name) => engines[name].title), 'ratio', 'bar', 'ahead', ''];
  return alignColumns([head, ...rows.map((row) => cellsOf(row, names))]);
}

function cellsOf(row: Comparison, names: readonly EngineName[]): string[] {
  const { what, unit, figures, bar, atMost, isForInformation } = row;
  const ratio = ratioOf(row);
  return [
    isForInformation ? '' : passes(row) ? '✓' : '✗',
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
