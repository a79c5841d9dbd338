import type { DescriptorInput } from '../src/descriptor/descriptor-input.ts';

export type Descriptors = readonly DescriptorInput[];

/** By payload name; fields without an answer are left out. */
export type Values = Readonly<Record<string, string | number>>;

const textMax = 40;

export const benchChoices = ['Salaried', 'Self-employed', 'Student', 'Retired'].map(
  (label, at) => ({
    dictLabel: label,
    dictValue: String(at + 1),
  }),
);

/** Of every ten fields 5 are texts, 2 digits, 2 dropdowns and 1 a day: much like the basic form. */
const kinds: readonly Partial<DescriptorInput>[] = [
  { dataType: 1, lengthLimitMax: textMax },
  { dataType: 1, checkType: 1, lengthLimitMax: 6 },
  { dataType: 1, lengthLimitMax: textMax },
  { dataType: 0, dictionaryVoList: benchChoices },
  { dataType: 1, lengthLimitMax: textMax },
  { dataType: 1, lengthLimitMax: textMax },
  { dataType: 1, checkType: 1, lengthLimitMax: 6 },
  { dataType: 3 },
  { dataType: 1, lengthLimitMax: textMax },
  { dataType: 0, dictionaryVoList: benchChoices },
];

/** The share of the fields that are an `input` with every engine. */
export const inputShare = 0.7;

/**
 * The list that every engine gets. Without states and districts: the other engines leave loading
 * of choices to the app.
 */
export const descriptorsOf = (count: number, start: Start): Descriptors => {
  const repeated = start === 'rows' ? kinds.slice(0, fieldsInRow) : kinds;
  return Array.from({ length: count }, (_, at) => ({
    key: `Field ${at}`,
    value: `field${at}`,
    checkReq: 1,
    dataType: 1,
    ...repeated[at % repeated.length],
  }));
};

/** The place of the text field in the middle of the form, into which the bench types. */
export const typedInto = (count: number): number => Math.floor(count / 20) * 10;

/** The label of that field. */
export const labelTypedInto = (count: number): string => `Field ${typedInto(count)}`;

/**
 * What a form starts with: nothing, a right value for each field, or one text that is too long. `rows` is empty, and
 * its fields can be the rows of a group.
 */
export type Start = 'empty' | 'filled' | 'wrong' | 'rows';

/** So that 200 fields are 50 rows. */
export const fieldsInRow = 4;

export const startingValues = (descriptors: Descriptors, start: Start): Values => {
  if (start === 'empty' || start === 'rows') return {};
  if (start === 'filled') return rightValuesOf(descriptors);
  return { [`field${typedInto(descriptors.length)}`]: 'x'.repeat(textMax + 1) };
};

const rightValuesOf = (descriptors: Descriptors): Values =>
  Object.fromEntries(descriptors.map((item) => [item.value, rightValueOf(item)]));

const rightValueOf = ({ dataType, checkType }: DescriptorInput): string | number => {
  if (dataType === 3) return 2;
  if (dataType === 0) return '2';
  return checkType === 1 ? '560001' : 'Shanti Nagar';
};

/** A wrong value for every field: too long, not digits, or missing. */
export const wrongValuesOf = (descriptors: Descriptors): Values =>
  Object.fromEntries(
    descriptors.flatMap(({ value, checkType, dataType }, at) => {
      if (dataType !== 1 || at % 4 === 0) return [];
      return [[value, checkType === 1 ? 'abc' : 'x'.repeat(textMax + 1)]];
    }),
  );
