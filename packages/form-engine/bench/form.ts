import type { DescriptorInput } from '../src/descriptor/descriptor-input.ts';

export type Descriptors = readonly DescriptorInput[];

/** By payload name; a field without an answer is not in it. */
export type Values = Readonly<Record<string, string>>;

const TEXT_MAX = 40;

export const CHOICES = ['Salaried', 'Self-employed', 'Student', 'Retired'].map((label, at) => ({
  dictLabel: label,
  dictValue: String(at + 1),
}));

/** In every ten fields 5 texts, 2 of digits, 2 dropdowns, 1 day: about what the basic form asks. */
const KINDS: readonly Partial<DescriptorInput>[] = [
  { dataType: 1, lengthLimitMax: TEXT_MAX },
  { dataType: 1, checkType: 1, lengthLimitMax: 6 },
  { dataType: 1, lengthLimitMax: TEXT_MAX },
  { dataType: 0, dictionaryVoList: CHOICES },
  { dataType: 1, lengthLimitMax: TEXT_MAX },
  { dataType: 1, lengthLimitMax: TEXT_MAX },
  { dataType: 1, checkType: 1, lengthLimitMax: 6 },
  { dataType: 3 },
  { dataType: 1, lengthLimitMax: TEXT_MAX },
  { dataType: 0, dictionaryVoList: CHOICES },
];

/**
 * The one list that all engines are given. States and districts are left out: their choices come
 * from elsewhere, which the others leave to whoever uses them.
 */
export const descriptorsOf = (count: number): Descriptors =>
  Array.from({ length: count }, (_, at) => ({
    key: `Field ${at}`,
    value: `field${at}`,
    checkReq: 1,
    dataType: 1,
    ...KINDS[at % KINDS.length],
  }));

/** A text in the middle of the form. */
export const labelTypedInto = (count: number): string => `Field ${count / 2}`;

/** Wrong everywhere: too long, no digits, or missing where only a choice is possible. */
export const wrongValuesOf = (descriptors: Descriptors): Values =>
  Object.fromEntries(
    descriptors.flatMap(({ value, checkType, dataType }, at) => {
      if (dataType !== 1 || at % 4 === 0) return [];
      return [[value, checkType === 1 ? 'abc' : 'x'.repeat(TEXT_MAX + 1)]];
    }),
  );
