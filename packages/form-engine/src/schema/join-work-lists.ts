import type { FieldDescriptor } from './field-descriptor.ts';

/**
 * Joins the two lists of work information (§4, §7): fields that are always visible, then hideable
 * fields. The list determines `canHidden`, not the field's own value. An invalid page or list
 * becomes an item that `parseFields` reports.
 */
export function joinWorkLists(page: unknown): readonly FieldDescriptor[] {
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return unreadableList(page);
  const { cannotHidden, canHidden } = page as Record<string, unknown>;
  return [...withCanHidden(cannotHidden, 0), ...withCanHidden(canHidden, 1)];
}

/** Returns a list with an invalid item, which `parseFields` reports. */
const unreadableList = (value: unknown) =>
  [[value]] as readonly unknown[] as readonly FieldDescriptor[];

/** Sets `canHidden` of all items. Other values stay unchanged; `parseFields` reports them. */
function withCanHidden(list: unknown, canHidden: 0 | 1): readonly FieldDescriptor[] {
  if (!Array.isArray(list)) return unreadableList(list);
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? { ...item, canHidden } : item,
  ) as readonly FieldDescriptor[];
}
