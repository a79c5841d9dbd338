import { editNumber, readTypedNumber } from '@kosha/domain';
import { text } from '../fields/text/text.field.ts';
import type { FieldType } from '../model/field-type.ts';
import type { TextFormat } from '../model/text-format.ts';
import { boundsErrorOf } from './bounded-text.field.ts';
import type { BoundMessages } from './english-extended-messages.ts';

export const numberField = (
  { badForm, outOfRange }: BoundMessages,
  { isWhole }: { isWhole: boolean },
): FieldType => {
  const parseNumber = (value: unknown) =>
    readTypedNumber(String(value), { maxFractionDigits: isWhole ? 0 : Infinity, hasSign: true });
  return {
    rule: ({ isRequired, maxLength }) => ({ type: 'string', isRequired, maxLength }),
    messages: {
      required: 'fieldRequired',
      tooLong: 'textTooLong',
      badForm: { text: badForm.replace('{form}', isWhole ? '1234' : '1234.5') },
      outOfRange: { text: outOfRange },
    },
    check: (value, { bounds }) =>
      parseNumber(value) === null ? 'badForm' : bounds && boundsErrorOf(String(value), bounds),
    examples: ({ bounds: { min, max } = {} }) => ({
      right: String(min ?? max ?? 1),
      badForm: '?',
      outOfRange: String(max === undefined ? Number(min) - 1 : Number(max) + 1),
    }),
    // Validation rejects text that is not a number, so NaN is never sent.
    wire: {
      send: (value) => Number(parseNumber(value) ?? Number.NaN),
      receive: (value) =>
        typeof value === 'number' || typeof value === 'string' ? String(value) : undefined,
    },
    widget: text.widget,
  };
};

const clean: TextFormat['clean'] = (typed, _, previous) => editNumber(previous, typed);

export const numberFormatOf = (dataType: unknown): TextFormat | undefined => {
  if (dataType === 'integer') return { inputMode: 'numeric', clean };
  return dataType === 'number' ? { inputMode: 'decimal', clean } : undefined;
};
