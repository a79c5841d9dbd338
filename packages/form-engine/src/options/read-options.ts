import { plainText } from '@kosha/domain';
import type { Choice } from '../descriptor/field.ts';

/**
 * The choices a loader gave that can be chosen, each value once; undefined where it gave no list, or
 * one that nothing can be read of: that is a failure, not an empty list.
 */
export function readOptions(given: unknown): readonly Choice[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const choices = new Map<string, Choice>();
  for (const item of given as unknown[]) {
    const { value, label } = (item ?? {}) as Record<string, unknown>;
    const isUsable = typeof value === 'string' && value !== '' && typeof label === 'string';
    if (isUsable && !choices.has(value)) choices.set(value, { value, label: plainText(label) });
  }
  return given.length > 0 && choices.size === 0 ? undefined : [...choices.values()];
}
