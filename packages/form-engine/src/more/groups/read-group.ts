import type { Extra } from '../../model/extension.ts';

/** The contract allows this many fields in a row, and this many rows. */
const most = 50;

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** A repeating group as it came; undefined if it is none. Its fields are read later, as those of a form. */
export function readGroup(value: unknown): Extra['group'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { fields, minRows = null, maxRows = null } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > most) return undefined;
  if (minRows !== null && !isCount(minRows, 0)) return undefined;
  if (maxRows !== null && !isCount(maxRows, 1)) return undefined;
  const group = { fields, least: minRows ?? 0, most: maxRows ?? most };
  return group.least <= group.most ? group : undefined;
}
