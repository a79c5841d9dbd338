import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { descriptor } from '../../testing/descriptors.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';
import { englishTexts } from '../../english-texts.ts';
import { checkValue } from '../../validator/validate.ts';
import { years } from './years.kind.ts';

const { field } = fieldUnderTest([descriptor({ key: 'Years there', value: 'yearsThere' })]);

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('CONTRIBUTING shows the code of this kind as it is here', async () => {
  const guide = await read('../../../../../CONTRIBUTING.md');
  expect(guide).toContain(await read('years.kind.ts'));
});

test('a new kind is one folder and one line; its check needs no new validator', () => {
  const rule = years.rule(field);
  const problems = [0, 50, 51, '7', undefined].map((value) => checkValue(rule, value));
  expect(problems).toEqual([undefined, undefined, 'outOfRange', 'wrongType', 'required']);
});

test('the widget of the new kind shows its label', () => {
  const { widget: Widget } = years;
  const html = renderToString(
    <Widget
      id="years"
      field={field}
      value={3}
      error={undefined}
      texts={englishTexts}
      isReadOnly={false}
      options={undefined}
      background={{ of: (_, begin) => begin() }}
      onCommit={() => undefined}
      onType={() => undefined}
    />,
  );
  expect(html).toContain('Years there');
  expect(html).toContain('<option value="3" selected="">3</option>');
});
