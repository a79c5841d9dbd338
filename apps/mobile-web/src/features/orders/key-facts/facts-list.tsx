import type { Schema } from '@kosha/api-client';
import classes from './facts-list.module.css';

/** An amount or a percentage alone, which no line may break. */
const isFigure = (value: string): boolean => /^₹?[\d,.]+%?$/.test(value);

interface FactsListProps {
  lines: readonly Schema<'KeyFactsLine'>[];
  /** The box at the top: larger figures. */
  isSummary?: boolean;
}

/** Each figure beside its name, and one sentence about it below both. */
export function FactsList({ lines, isSummary = false }: FactsListProps) {
  return (
    <dl className={isSummary ? classes.summary : undefined}>
      {lines.map(({ label, value, note }) => (
        <div key={label} className={classes.line}>
          <dt className={classes.label}>{label}</dt>
          <dd className={isFigure(value) ? classes.figure : classes.value}>{value}</dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
