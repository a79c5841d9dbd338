import { decidersOf } from '../../model/condition.ts';
import type { Extra, ReadInside, ReportProperty } from '../../model/extension.ts';
import type { Field } from '../../model/kind.ts';

/** The contract allows this many fields in a row, and this many rows. */
const most = 50;

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

interface Group {
  fields: readonly unknown[];
  least: number;
  most: number;
}

/** A repeating group as it came; undefined if it is none. */
function readGroup(value: unknown): Group | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { fields, minRows = null, maxRows = null } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > most) return undefined;
  if (minRows !== null && !isCount(minRows, 0)) return undefined;
  if (maxRows !== null && !isCount(maxRows, 1)) return undefined;
  const group = { fields, least: minRows ?? 0, most: maxRows ?? most };
  return group.least <= group.most ? group : undefined;
}

/** What a descriptor with a `group` is; nothing for any other, and for one in a row: rows in rows are refused. */
export function rowsOf(
  raw: Readonly<Record<string, unknown>>,
  report: ReportProperty,
  readInside: ReadInside | undefined,
): Extra {
  const { group: given = null, value, checkReq } = raw;
  if (given === null) return {};
  const group = readInside && readGroup(given);
  if (!group) {
    report('extraUnreadable', 'group', given);
    return {};
  }
  const name = String(value);
  const { fields, drift } = readInside(group.fields, name);
  for (const { problem, path, received } of drift) {
    // What decides may stand outside of the row: `asks` says so.
    if (problem !== 'deciderMissing') report(problem, `group.fields${path}`, received);
  }
  const least = Math.max(group.least, Number(checkReq === 1));
  const names = new Set(fields.map((field) => field.name));
  return {
    kind: 'group',
    bounds: { min: least, max: group.most },
    rows: {
      fields,
      least,
      most: group.most,
      paths: fields.map((field) => `${name}.${field.name}`),
      asks: fields.flatMap(asksOf).filter((decider) => !names.has(decider)),
    },
  };
}

const asksOf = ({ showWhen, requiredWhen, readOnlyWhen }: Field): readonly string[] =>
  [showWhen, requiredWhen, readOnlyWhen].flatMap((one) => (one ? decidersOf(one) : []));
