import { plainText } from '@kosha/domain';
import type { Report } from '../model/drift.ts';
import type { Choice } from '../model/field.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The usable choices of a `dictionaryVoList`; reports the others. */
export function readChoices(list: unknown, path: string, report: Report): readonly Choice[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    report('choicesMissing', path, list);
    return [];
  }
  const seen = new Map<string, Choice>();
  list.forEach((item: unknown, index) => {
    const { dictValue, dictLabel } = (item ?? {}) as Record<string, unknown>;
    const value = textOf(dictValue);
    if (!value?.trim()) report('choiceUnreadable', `${path}[${index}]`, item);
    else if (seen.has(value)) report('choiceTwice', `${path}[${index}]`, value);
    else {
      const label = plainText(textOf(dictLabel) ?? '');
      if (!label) report('choiceLabelMissing', `${path}[${index}].dictLabel`, dictLabel);
      seen.set(value, { value, label: label || value });
    }
  });
  return [...seen.values()];
}
