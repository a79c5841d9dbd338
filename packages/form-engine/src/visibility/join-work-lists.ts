import type { DescriptorInput } from '../descriptor/descriptor-input.ts';

/**
 * The two lists of work information as one (§4, §7): always shown first, then what may be hidden;
 * the list a field came in decides, not its own `canHidden`. A list that is missing counts as empty.
 */
export function joinWorkLists(page: unknown): readonly DescriptorInput[] {
  const { cannotHidden, canHidden } = (page ?? {}) as Record<string, unknown>;
  return [...marked(cannotHidden, 0), ...marked(canHidden, 1)];
}

/** Items that are no objects pass as they are: reading the descriptors reports them. */
function marked(list: unknown, canHidden: 0 | 1): readonly DescriptorInput[] {
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? { ...item, canHidden } : item,
  ) as readonly DescriptorInput[];
}
