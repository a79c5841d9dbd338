import type { FieldDescriptor } from '../../packages/form-engine/src/schema/field-descriptor.ts';

export type Descriptors = readonly FieldDescriptor[];

/** Field values by payload name, without empty fields. */
export type Values = Readonly<Record<string, string | number>>;

const textMax = 40;

export const benchChoices = ['Salaried', 'Self-employed', 'Student', 'Retired'].map(
  (label, at) => ({
    dictLabel: label,
    dictValue: String(at + 1),
  }),
);

/** Repeated for larger forms. Similar to the first form of the app. */
const fieldTypes: readonly Partial<FieldDescriptor>[] = [
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

/** All engines render this share of the fields as `input`. */
export const inputShare = 0.7;

/** Excludes states and districts, because the other engines cannot load choices. */
export const descriptorsOf = (count: number, start: Start): Descriptors => {
  const repeated = start === 'rows' ? fieldTypes.slice(0, fieldsInRow) : fieldTypes;
  return Array.from({ length: count }, (_, at) => ({
    key: `Field ${at}`,
    value: `field${at}`,
    checkReq: 1,
    dataType: 1,
    ...repeated[at % repeated.length],
  }));
};

export const typedFieldIndex = (count: number): number => Math.floor(count / 20) * 10;

export const typedFieldLabel = (count: number): string => `Field ${typedFieldIndex(count)}`;

/**
 * The initial values. `wrong` has one text that is too long. `rows` has no values, and shows the
 * fields as rows of a group.
 */
export type Start = 'empty' | 'filled' | 'wrong' | 'rows';

export const fieldsInRow = 4;

export const startingValues = (fields: Descriptors, start: Start): Values => {
  if (start === 'empty' || start === 'rows') return {};
  if (start === 'filled') return rightValuesOf(fields);
  return { [`field${typedFieldIndex(fields.length)}`]: 'x'.repeat(textMax + 1) };
};

const rightValuesOf = (fields: Descriptors): Values =>
  Object.fromEntries(fields.map((item) => [item.value, rightValueOf(item)]));

const rightValueOf = ({ dataType, checkType }: FieldDescriptor): string | number => {
  if (dataType === 3) return 2;
  if (dataType === 0) return '2';
  return checkType === 1 ? '560001' : 'Shanti Nagar';
};

export const wrongValuesOf = (fields: Descriptors): Values =>
  Object.fromEntries(
    fields.flatMap(({ value, checkType, dataType }, at) => {
      if (dataType !== 1 || at % 4 === 0) return [];
      return [[value, checkType === 1 ? 'abc' : 'x'.repeat(textMax + 1)]];
    }),
  );
