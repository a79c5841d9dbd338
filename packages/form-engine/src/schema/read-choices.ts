import { plainText } from '@kosha/domain';
import { cutText, type SchemaIssueCode, type Report } from '../model/schema-issue.ts';
import type { Choice } from '../model/field-facts.ts';

/** Characters of a label or a hint. */
export const labelMax = 200;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The valid choices of a `dictionaryVoList`; reports the others. */
export function readChoices(list: unknown, path: string, report: Report): readonly Choice[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    report('choicesMissing', path, list);
    return [];
  }
  const seen = new Map<string, Choice>();
  // The path is built only for a report, because there can be hundreds of thousands of choices.
  const reportItem = (problem: SchemaIssueCode, index: number, step: string, received: unknown) =>
    report(problem, `${path}[${index}]${step}`, received);
  list.forEach((item: unknown, index) => {
    const { dictValue, dictLabel } = (item ?? {}) as Record<string, unknown>;
    const value = textOf(dictValue);
    if (!value?.trim()) reportItem('choiceUnreadable', index, '', item);
    else if (seen.has(value)) reportItem('choiceTwice', index, '', value);
    else {
      if (typeof dictValue !== 'string')
        reportItem('typeUnexpected', index, '.dictValue', dictValue);
      const whole = plainText(textOf(dictLabel) ?? '');
      if (!whole) reportItem('choiceLabelMissing', index, '.dictLabel', dictLabel);
      const label = cutText(whole, labelMax);
      if (label !== whole) reportItem('choiceLabelTooLong', index, '.dictLabel', dictLabel);
      seen.set(value, { value, label: label || value });
    }
  });
  return [...seen.values()];
}
