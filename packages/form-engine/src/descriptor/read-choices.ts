import { plainText } from '@kosha/domain';
import { cutText, type Report } from '../model/drift.ts';
import type { Choice } from '../model/field-facts.ts';

/** Characters of a label or a hint. */
export const labelMax = 200;

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
      const at = `${path}[${index}]`;
      if (typeof dictValue !== 'string') report('typeUnexpected', `${at}.dictValue`, dictValue);
      const whole = plainText(textOf(dictLabel) ?? '');
      if (!whole) report('choiceLabelMissing', `${at}.dictLabel`, dictLabel);
      const label = cutText(whole, labelMax);
      if (label !== whole) report('choiceLabelTooLong', `${at}.dictLabel`, dictLabel);
      seen.set(value, { value, label: label || value });
    }
  });
  return [...seen.values()];
}
