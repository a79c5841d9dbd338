import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { createFieldKeyFunction } from './field-keys.ts';
import { reuseUnchangedFields } from './reuse-unchanged-fields.ts';
import type { FormConfig } from '../model/config.ts';
import { defaultConfig } from './default-config.ts';
import { readForm } from './parse-fields.ts';

function reader() {
  const keyOf = createFieldKeyFunction();
  return (list: unknown, config: FormConfig = defaultConfig) => readForm(list, config, keyOf);
}

test('a list with the same content gives the same form object', () => {
  fc.assert(
    fc.property(anyDescriptorList, (list) => {
      const read = reader();
      const first = read(list);
      expect(reuseUnchangedFields(first, read(list))).toBe(first);
    }),
  );
});

test('a changed list gives new objects only for the changed fields', () => {
  const read = reader();
  const first = read(everyTypeDescriptors);
  const changed = structuredClone(everyTypeDescriptors).map((item, at) =>
    at === 1 ? { ...item, key: 'Schooling' } : item,
  );
  const { form } = reuseUnchangedFields(first, read(changed));
  expect(form).not.toBe(first.form);
  expect(form.fields.map((field, at) => field === first.form.fields[at])).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('a field keeps its key at another index, and keys are unique', () => {
  const read = reader();
  const keys = (list: unknown) => read(list).form.fields.map(({ name, key }) => [name, key]);
  const city = descriptor({ value: 'city' });
  const name = descriptor({ value: 'fullName' });
  expect(keys([name, city])).toEqual([
    ['fullName', 'f0'],
    ['city', 'f1'],
  ]);
  expect(keys([descriptor({ value: 'town' }), city, name])).toEqual([
    ['town', 'f2'],
    ['city', 'f1'],
    ['fullName', 'f0'],
  ]);
  expect(keys([{ ...name, dataType: 3 }])).toEqual([['fullName', 'f3']]);
});
