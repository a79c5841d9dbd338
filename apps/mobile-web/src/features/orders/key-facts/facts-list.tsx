import type { Schema } from '@kosha/api-client';
import classes from './facts-list.module.css';

/** An amount or a percentage alone, which no line may break. */
const isFigure = (value: string): boolean => /^₹?[\d,.]+%?$/.test(value);

/** The number of a proposal: it goes below its name before it breaks, and then at its hyphen. */
const isNumber = (value: string): boolean => /^[A-Z]+\d+-\d+$/.test(value);

function Value({ value }: { value: string }) {
  if (isFigure(value)) return <dd className={classes.figure}>{value}</dd>;
  if (!isNumber(value)) return <dd className={classes.value}>{value}</dd>;
  const [order, version] = value.split('-');
  return (
    <dd className={classes.number}>
      {order}-<wbr />
      {version}
    </dd>
  );
}

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
          <Value value={value} />
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
