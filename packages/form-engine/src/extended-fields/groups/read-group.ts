import { conditionFields } from '../../model/condition.ts';
import type {
  ExtendedProperties,
  ReadGroupFields,
  ReportPropertyIssue,
} from '../../model/extension.ts';
import type { Field } from '../../model/field-type.ts';

/** The contract allows at most 50 fields in a row and 50 rows in a group. */
const countMax = 50;

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= countMax;

interface Group {
  fields: readonly unknown[];
  isSingle: boolean;
  least: number;
  most: number;
}

function readGroup(value: unknown): Group | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const { fields, single = null, minRows = null, maxRows = null } = given;
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > countMax) return undefined;
  if (single !== null && typeof single !== 'boolean') return undefined;
  if (minRows !== null && !isCount(minRows, 0)) return undefined;
  if (maxRows !== null && !isCount(maxRows, 1)) return undefined;
  if (single) return { fields, isSingle: true, least: 1, most: 1 };
  const group = { fields, isSingle: false, least: minRows ?? 0, most: maxRows ?? countMax };
  return group.least <= group.most ? group : undefined;
}

export function readGroupProperties(
  raw: Readonly<Record<string, unknown>>,
  report: ReportPropertyIssue,
  readInside: ReadGroupFields | undefined,
): ExtendedProperties {
  const { group: given = null, value, checkReq } = raw;
  if (given === null) return {};
  const group = readInside && readGroup(given);
  if (!group) {
    report('extraUnreadable', 'group', given);
    return {};
  }
  const name = String(value);
  const { fields, issues } = readInside(group.fields, name);
  for (const { code, path, received } of issues) {
    // Does not report a missing field, because a condition may refer to a field outside the row.
    if (code !== 'deciderMissing') report(code, `group.fields${path}`, received);
  }
  const least = Math.max(group.least, Number(checkReq === 1));
  const names = namesInRow(fields);
  return {
    type: group.isSingle ? 'singleGroup' : 'group',
    bounds: { min: least, max: group.most },
    // A single group cannot be required, only its fields can.
    ...(group.isSingle && { isRequired: false, requiredWhen: undefined }),
    rows: {
      fields,
      least,
      most: group.most,
      paths: [...names].map((inside) => `${name}.${inside}`),
      asks: fields.flatMap(dependenciesOf).filter((dependency) => !names.has(dependency)),
    },
  };
}

export const namesInRow = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ name, rows }) => [name, ...(rows?.paths ?? [])]));

const dependenciesOf = ({
  showWhen,
  requiredWhen,
  readOnlyWhen,
  rows,
}: Field): readonly string[] => [
  ...[showWhen, requiredWhen, readOnlyWhen].flatMap((one) => (one ? conditionFields(one) : [])),
  ...(rows?.asks ?? []),
];
