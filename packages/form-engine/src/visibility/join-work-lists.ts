import type { DescriptorInput } from '../descriptor/descriptor-input.ts';

/**
 * The two lists of work information as one (§4, §7): always shown first, then what may be hidden;
 * the list a field came in decides, not its own `canHidden`. What is no page or no list stands in as
 * one item: reading the descriptors reports it.
 */
export function joinWorkLists(page: unknown): readonly DescriptorInput[] {
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return reported(page);
  const { cannotHidden, canHidden } = page as Record<string, unknown>;
  return [...marked(cannotHidden, 0), ...marked(canHidden, 1)];
}

/** A list within the list: whatever it holds, it is reported and never a field. */
const reported = (odd: unknown) => [[odd]] as readonly unknown[] as readonly DescriptorInput[];

/** Items that are no objects pass as they are: reading the descriptors reports them. */
function marked(list: unknown, canHidden: 0 | 1): readonly DescriptorInput[] {
  if (!Array.isArray(list)) return reported(list);
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? { ...item, canHidden } : item,
  ) as readonly DescriptorInput[];
}
