import { afterEach, expect, test, vi } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { everyTypeDescriptors } from '../testing/fields.ts';
import { initialFormData } from './initial-values.ts';
import type { FormValues } from './form-value.ts';

const { fields } = parseFields(everyTypeDescriptors).form;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a number for a text field and a numeric string for a number field are converted', () => {
  const values = { fullName: 42, education: 2, liveState: 27, payDay: '7' };
  expect(initialFormData(fields, values)).toEqual({ f0: '42', f1: '2', f2: '27', f5: 7 });
});

test('a value that cannot be converted is logged with the name of its field', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const values = { fullName: ['Priya'], payDay: 'Monday', education: {}, liveState: null };
  expect(initialFormData(fields, values as unknown as FormValues)).toEqual({});
  const names = consoleError.mock.calls.map(([words]) => /"(\w+)"/.exec(String(words))?.[1]);
  expect(names).toEqual(['fullName', 'education', 'payDay']);
});
