import { alignColumns } from '../support/index.ts';
import { engines, type EngineName } from './engines.ts';

/** A measure of all engines. Lower is better. Engines that do not support it have no figure. */
export interface Comparison {
  what: string;
  unit: string;
  figures: Readonly<Partial<Record<EngineName, number>>>;
  /** Budget: the maximum ratio of our engine's figure to that of another engine. */
  bar?: { ratio: number; to: EngineName | 'bestPeer' };
  /** Budget: the maximum of our engine's figure. */
  atMost?: number;
  /** Whether the measure is only reported and never fails. */
  isForInformation?: boolean;
}

const peers = (Object.keys(engines) as EngineName[]).filter(
  (name) => name !== 'kosha' && engines[name].isConfigDriven,
);

/** The ratio that the budget limits: our engine's figure to the other's; undefined without both. */
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

/** Smaller differences are ignored: nobody notices them, and runs vary more. */
const negligibleMs = 2;

const isWithinBudget = (row: Comparison) => {
  if (row.atMost !== undefined) return (row.figures.kosha ?? 0) <= row.atMost;
  const ratio = ratioOf(row);
  if (ratio === undefined || ratio <= (row.bar?.ratio ?? Infinity)) return true;
  const ours = row.figures.kosha ?? 0;
  return row.unit === 'ms' && row.bar?.to !== 'bestPeer' && ours - ours / ratio < negligibleMs;
};

/**
 * Whether no other configuration-driven engine is faster. Also true if our engine is as fast as
 * plain HTML, because then only variations of the browser make another engine faster.
 */
const isAhead = ({ figures }: Comparison) => {
  const ours = figures.kosha ?? 0;
  return ours < (bestPeerIn(figures) ?? Infinity) || ours <= 1.05 * (figures['plain-html'] ?? 0);
};

/** Whether our engine is within its budget, and no configuration-driven engine is faster. */
export const passes = (row: Comparison): boolean =>
  row.isForInformation === true || (isWithinBudget(row) && isAhead(row));

/** A table of the engines' figures and the budgets. */
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
