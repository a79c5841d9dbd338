import type { FieldDescriptor } from './field-descriptor.ts';

/**
 * Joins the two lists of work information (§4, §7): fields that are always shown, then hideable ones.
 * The list determines whether a field can be hidden, not its own `canHidden`. An invalid page or list
 * becomes an item that `parseFields` reports.
 */
export function joinWorkLists(page: unknown): readonly FieldDescriptor[] {
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return reported(page);
  const { cannotHidden, canHidden } = page as Record<string, unknown>;
  return [...marked(cannotHidden, 0), ...marked(canHidden, 1)];
}

/** Wraps the value in a list, which `parseFields` reports as an invalid item. */
const reported = (odd: unknown) => [[odd]] as readonly unknown[] as readonly FieldDescriptor[];

/** Items that are not objects are left unchanged, so that `parseFields` reports them. */
function marked(list: unknown, canHidden: 0 | 1): readonly FieldDescriptor[] {
  if (!Array.isArray(list)) return reported(list);
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? { ...item, canHidden } : item,
  ) as readonly FieldDescriptor[];
}
