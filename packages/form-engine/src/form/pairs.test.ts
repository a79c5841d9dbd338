import { expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { descriptor } from '../testing/fields.ts';
import { halfWidthFieldKeys } from './pairs.ts';

const short = (value: string) => descriptor({ value, dataType: 3 });
const long = (value: string) => descriptor({ value, dataType: 1, lengthLimitMax: 60 });
const digits = (value: string, lengthLimitMax: number) =>
  descriptor({ value, dataType: 1, checkType: 1, lengthLimitMax });
const choices = (value: string, dictLabel: string) =>
  descriptor({ value, dataType: 0, dictionaryVoList: [{ dictLabel, dictValue: '1' }] });

const pairsOf = (fields: unknown[]) => {
  const { form } = parseFields(fields);
  const paired = halfWidthFieldKeys(form.fields);
  return form.fields.filter(({ key }) => paired.has(key)).map(({ name }) => name);
};

test('two consecutive short fields are paired; single and long fields are not', () => {
  expect(pairsOf([short('a'), short('b'), short('c'), long('d'), short('e')])).toEqual(['a', 'b']);
});

test('a field with up to five digits or short choices is short; a PIN code is not', () => {
  expect(pairsOf([digits('months', 5), choices('status', 'Single')])).toEqual(['months', 'status']);
  expect(pairsOf([digits('pin', 6), choices('status', 'Single')])).toEqual([]);
  expect(pairsOf([digits('income', 5), choices('work', 'Information technology')])).toEqual([]);
});
