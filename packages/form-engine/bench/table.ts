import { alignColumns } from '@kosha/bench';
import { engineNames, engines, type EngineName } from './engines.ts';

/** One measure of all engines; less is better. */
export interface Comparison {
  what: string;
  unit: string;
  figures: Readonly<Record<EngineName, number>>;
  /** The bar for our engine. */
  atMost?: number;
  /** Only shown: it cannot fail. */
  isForInformation?: boolean;
}

const keepsBar = ({ figures, atMost = Infinity }: Comparison) => figures.kosha <= atMost;

const isAhead = ({ figures }: Comparison) =>
  engineNames.every(
    (name) => name === 'kosha' || !engines[name].isConfigDriven || figures.kosha < figures[name],
  );

/** Whether ours keeps its bar and is ahead of every other engine driven by configuration. */
export const passes = (row: Comparison): boolean =>
  row.isForInformation === true || (keepsBar(row) && isAhead(row));

/** A table of all engines' figures with the bars. */
export function printComparison(rows: readonly Comparison[]): string {
  const head = ['', '', ...titles(), 'bar', 'ahead', ''];
  return alignColumns([head, ...rows.map(cellsOf)]);
}

const titles = () => engineNames.map((name) => engines[name].title);

function cellsOf(row: Comparison): string[] {
  const { what, unit, figures, atMost, isForInformation } = row;
  const told = isForInformation
    ? ['', '', '']
    : [
        passes(row) ? '✓' : '✗',
        atMost === undefined ? '' : `≤ ${atMost}`,
        isAhead(row) ? 'yes' : 'no',
      ];
  const [verdict = '', bar = '', ahead = ''] = told;
  return [verdict, what, ...engineNames.map((name) => figures[name].toFixed(1)), bar, ahead, unit];
}
