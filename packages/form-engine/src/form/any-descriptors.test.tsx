import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, promptOptions } from '../testing/descriptors.ts';
import { englishTexts } from '../testing/texts.ts';
import { visibleFields } from '../visibility/visible-fields.ts';
import { DynamicForm } from './dynamic-form.tsx';

const render = (list: unknown) =>
  renderToString(
    <DynamicForm
      descriptors={list as readonly DescriptorInput[]}
      options={promptOptions}
      texts={englishTexts}
      formId="any"
      onSubmit={() => undefined}
    />,
  );

const controlsIn = (html: string) => html.match(/ id="any_f\d+"/g)?.length ?? 0;

describe('any descriptor list', () => {
  test('renders, each shown field with a control, and nothing of it as markup', () => {
    fc.assert(
      fc.property(anyDescriptorList, (list) => {
        const html = render(list);
        expect(controlsIn(html)).toBe(visibleFields(parseDescriptors(list).form, {}).length);
        expect(html).not.toMatch(/<script|<img/);
        expect(html).not.toContain(' style=');
      }),
    );
  });

  test('renders a dropdown of 10,000 choices without 10,000 elements', () => {
    const dictionaryVoList = Array.from({ length: 10_000 }, (_, index) => ({
      dictLabel: `Choice ${index}`,
      dictValue: String(index),
    }));
    const html = render([descriptor({ dataType: 0, dictionaryVoList })]);
    expect(controlsIn(html)).toBe(1);
    expect(html.length).toBeLessThan(5_000);
  });
});
