import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, promptOptions } from '../testing/fields.ts';
import { englishMessages } from '../english-messages.ts';
import { visibleFields } from '../model/visibility.ts';
import { DynamicForm } from './dynamic-form.tsx';

const render = (list: unknown) =>
  renderToString(
    <DynamicForm
      fields={list as readonly FieldDescriptor[]}
      options={promptOptions}
      messages={englishMessages}
      formId="any"
      onSubmit={() => undefined}
    />,
  );

const controlsIn = (html: string) => html.match(/ id="any_f\d+"/g)?.length ?? 0;

const named = (value: string) => descriptor({ value });

const many = (count: number) => Array.from({ length: count }, (_, at) => named(`field${at}`));

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
    ['a number that equals nothing', Number.NaN, 0],
    ['holes and things that are not fields', [null, undefined, 7, 'x', [], descriptor()], 1],
    ['one name over and over', Array(50).fill(descriptor()), 1],
    ['names of a prototype', ['__proto__', 'constructor', 'toString'].map(named), 2],
    ['more fields than a payload carries', many(10_000), 300],
    ['10,000 choices', [withChoices(10_000)], 1],
    ['text that reverses the line', [descriptor({ key: '\u202Eeman lluF', label: 'اسم' })], 1],
    ['text like a script', [descriptor({ key: '</script><script>alert(1)</script>' })], 1],
  ])('%s renders the valid fields', (_, list, fieldCount) => {
    const { form, issues } = parseFields(list);
    expect(form.fields).toHaveLength(fieldCount);
    const isWhole = Array.isArray(list) && list.length === fieldCount;
    if (!isWhole) expect(issues).not.toEqual([]);
    const html = render(list);
    expect(controlsIn(html)).toBe(fieldCount);
    expect(html).not.toMatch(/<script/);
  });

  test('renders a dropdown of 10,000 choices without 10,000 elements', () => {
    const html = render([withChoices(10_000)]);
    expect(controlsIn(html)).toBe(1);
    expect(html.length).toBeLessThan(5_000);
  });
});
