import type { FieldDescriptor } from './field-descriptor.ts';

/**
 * Joins the two lists of work information (§4, §7): fields always shown, then hideable ones. The list
 * decides whether a field can be hidden, not its own `canHidden`. Anything that is not a page or
 * not a list becomes an item that `parseFields` reports.
 */
export function joinWorkLists(page: unknown): readonly FieldDescriptor[] {
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return reported(page);
  const { cannotHidden, canHidden } = page as Record<string, unknown>;
  return [...marked(cannotHidden, 0), ...marked(canHidden, 1)];
}

/** Wraps the value in a list, which `parseFields` reports as an item that is not a field. */
const reported = (odd: unknown) => [[odd]] as readonly unknown[] as readonly FieldDescriptor[];

/** Items that are not objects stay as they are, so that `parseFields` reports them. */
function marked(list: unknown, canHidden: 0 | 1): readonly FieldDescriptor[] {
  if (!Array.isArray(list)) return reported(list);
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? { ...item, canHidden } : item,
  ) as readonly FieldDescriptor[];
}
