import { expect, test } from 'vitest';
import type { StandardSchema } from '../model/standard-schema.ts';
import { checkWithSchema } from './check-with-schema.ts';

const schemaWith = (
  ...issues: { message: string; path?: (PropertyKey | { key: PropertyKey })[] }[]
): StandardSchema => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: async () => (issues.length > 0 ? { issues } : {}),
  },
});

test('the error of a schema has the name of a field or row field, or no name', async () => {
  const schema = schemaWith(
    { message: 'Too short', path: ['name'] },
    { message: 'Too small', path: ['floors', 0, { key: 'area' }] },
    { message: 'Not together' },
  );
  expect(await checkWithSchema(schema, {})).toEqual([
    { name: 'name', message: 'Too short' },
    { name: 'floors[0].area', message: 'Too small' },
    { message: 'Not together' },
  ]);
  expect(await checkWithSchema(schemaWith(), {})).toEqual([]);
});
