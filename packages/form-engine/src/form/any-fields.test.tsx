import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, immediateOptionLoaders } from '../testing/fields.ts';
import { englishMessages } from '../english-messages.ts';
import { visibleFields } from '../model/visibility.ts';
import { DynamicForm } from './dynamic-form.tsx';

const render = (list: unknown) =>
  renderToString(
    <DynamicForm
      fields={list as readonly FieldDescriptor[]}
      options={immediateOptionLoaders}
      messages={englishMessages}
      formId="any"
      onSubmit={() => undefined}
    />,
  );

const controlsIn = (html: string) => html.match(/ id="any_f\d+"/g)?.length ?? 0;

const fieldNamed = (value: string) => descriptor({ value });

const manyFields = (count: number) =>
  Array.from({ length: count }, (_, at) => fieldNamed(`field${at}`));

const withChoices = (count: number) =>
  descriptor({
    dataType: 0,
    dictionaryVoList: Array.from({ length: count }, (_, index) => ({
      dictLabel: `Choice ${index}`,
      dictValue: String(index),
    })),
  });

describe('any descriptor list', () => {
  test('renders a control for each visible field, and no text as markup', () => {
    fc.assert(
      fc.property(anyDescriptorList, (list) => {
        const html = render(list);
        expect(controlsIn(html)).toBe(visibleFields(parseFields(list).form, {}).length);
        expect(html).not.toMatch(/<script|<img/);
        expect(html).not.toContain(' style=');
      }),
    );
  });

  test.each<[what: string, list: unknown, fieldCount: number]>([
    ['nothing', undefined, 0],
    ['null', null, 0],
    ['NaN', Number.NaN, 0],
    [
      'a list with holes and items that are not fields',
      [null, undefined, 7, 'x', [], descriptor()],
      1,
    ],
    ['a list of 50 fields with the same name', Array(50).fill(descriptor()), 1],
    [
      'a list with names of prototype properties',
      ['__proto__', 'constructor', 'toString'].map(fieldNamed),
      2,
    ],
    ['a list with more fields than a payload may have', manyFields(10_000), 300],
    ['10,000 choices', [withChoices(10_000)], 1],
    ['text that reverses the line', [descriptor({ key: '\u202Eeman lluF', label: 'اسم' })], 1],
    [
      'text that looks like a script',
      [descriptor({ key: '</script><script>alert(1)</script>' })],
      1,
    ],
  ])('renders the valid fields of %s', (_, list, fieldCount) => {
    const { form, issues } = parseFields(list);
    expect(form.fields).toHaveLength(fieldCount);
    const hasAllFields = Array.isArray(list) && list.length === fieldCount;
    if (!hasAllFields) expect(issues).not.toEqual([]);
    const html = render(list);
    expect(controlsIn(html)).toBe(fieldCount);
    expect(html).not.toMatch(/<script/);
  });

  test('renders a dropdown with 10,000 choices without 10,000 elements', () => {
    const html = render([withChoices(10_000)]);
    expect(controlsIn(html)).toBe(1);
    expect(html.length).toBeLessThan(5_000);
  });
});
