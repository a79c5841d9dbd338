import type { FieldDescriptor } from './field-descriptor.ts';

/**
 * Joins the lists `cannotHidden` and `canHidden` in the server's response for the work information
 * (§4, §7). Sets the property `canHidden` to 0 or 1, depending on the list that contains the field.
 * If the response is invalid, `parseFields` reports it.
 */
export function joinWorkLists(page: unknown): readonly FieldDescriptor[] {
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return unreadableList(page);
  const { cannotHidden, canHidden } = page as Record<string, unknown>;
  return [...withCanHidden(cannotHidden, 0), ...withCanHidden(canHidden, 1)];
}

/** Wraps an invalid value in an invalid item, which `parseFields` reports. */
const unreadableList = (value: unknown) =>
  [[value]] as readonly unknown[] as readonly FieldDescriptor[];

function withCanHidden(list: unknown, canHidden: 0 | 1): readonly FieldDescriptor[] {
  if (!Array.isArray(list)) return unreadableList(list);
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? { ...item, canHidden } : item,
  ) as readonly FieldDescriptor[];
}
