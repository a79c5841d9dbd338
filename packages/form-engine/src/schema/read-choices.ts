import { plainText } from '@kosha/domain';
import { cutText, type SchemaIssueCode, type Report } from '../model/schema-issue.ts';
import type { Choice } from '../model/field-facts.ts';

/** The maximum number of characters of a label or a hint. */
export const labelMax = 200;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The valid choices of a `dictionaryVoList`. Invalid choices are reported. */
export function readChoices(list: unknown, path: string, report: Report): readonly Choice[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    report('choicesMissing', path, list);
    return [];
  }
  const choicesByValue = new Map<string, Choice>();
  // The path is built only when an issue is reported, because there can be 100,000s of choices.
  const reportItem = (problem: SchemaIssueCode, index: number, step: string, received: unknown) =>
    report(problem, `${path}[${index}]${step}`, received);
  list.forEach((item: unknown, index) => {
    const { dictValue, dictLabel } = (item ?? {}) as Record<string, unknown>;
    const value = textOf(dictValue);
    if (!value?.trim()) reportItem('choiceUnreadable', index, '', item);
    else if (choicesByValue.has(value)) reportItem('choiceTwice', index, '', value);
    else {
      if (typeof dictValue !== 'string')
        reportItem('typeUnexpected', index, '.dictValue', dictValue);
      const fullLabel = plainText(textOf(dictLabel) ?? '');
      if (!fullLabel) reportItem('choiceLabelMissing', index, '.dictLabel', dictLabel);
      const label = cutText(fullLabel, labelMax);
      if (label !== fullLabel) reportItem('choiceLabelTooLong', index, '.dictLabel', dictLabel);
      choicesByValue.set(value, { value, label: label || value });
    }
  });
  return [...choicesByValue.values()];
}
