import { expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { descriptor } from '../testing/fields.ts';
import { groupFieldsBySection } from './section-groups.ts';

const { form } = parseFields(['a', 'b', 'c', 'd'].map((value) => descriptor({ value })));

test('a section contains the fields from its first field to the next section', () => {
  const sections = [
    { title: 'Work', from: 'b' },
    { title: 'Missing', from: 'x' },
    { title: 'Home', from: 'd' },
  ];
  const groups = groupFieldsBySection(form.fields, sections);
  expect(groups.map(({ section, fields }) => [section?.title, fields.length])).toEqual([
    [undefined, 1],
    ['Work', 2],
    ['Home', 1],
  ]);
  expect(groups.flatMap(({ fields }) => fields)).toEqual(form.fields);
});
