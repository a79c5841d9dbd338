import { plainText } from '@kosha/domain';
import type { Choice } from '../model/field-facts.ts';

/**
 * The usable choices that a loader gave, as `{value, label}` or `{id, name}`, each value once. Undefined, which is a failure, if it gave
 * no list or a list without any usable choice.
 */
export function readOptions(given: unknown): readonly Choice[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const choices = new Map<string, Choice>();
  for (const item of given as unknown[]) {
    const { id, name, value = id, label = name } = (item ?? {}) as Record<string, unknown>;
    const isUsable = typeof value === 'string' && value !== '' && typeof label === 'string';
    if (isUsable && !choices.has(value)) choices.set(value, { value, label: plainText(label) });
  }
  return given.length > 0 && choices.size === 0 ? undefined : [...choices.values()];
}
