import { expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { everyTypeDescriptors } from '../testing/fields.ts';
import type { FieldProperties } from './field-facts.ts';
import { parentValueOf } from './options.ts';

const { fields } = parseFields(everyTypeDescriptors).form;
const named = (name: string) => fields.find((field) => field.name === name) as FieldProperties;

test('the choices of a district depend on the chosen state', () => {
  const state = named('liveState');
  expect(parentValueOf(named('liveDistrict'), { [state.key]: 27 })).toBe('27');
  expect(parentValueOf(named('liveDistrict'), { [state.key]: undefined })).toBe('');
  expect(parentValueOf(named('liveDistrict'), {})).toBe('');
});

test('the choices of other fields depend on no other answer', () => {
  expect(parentValueOf(named('liveState'), { undefined: 'x' })).toBe('');
});
