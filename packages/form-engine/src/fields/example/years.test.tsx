import { KitTheme } from '@kosha/ui';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';
import { englishMessages } from '../../english-messages.ts';
import { checkValue } from '../../validator/validate.ts';
import { yearsField } from './years.field.ts';

const { field } = fieldUnderTest([descriptor({ key: 'Years there', value: 'yearsThere' })]);

test('a new field type is validated without a new validator', () => {
  const rule = yearsField.rule(field);
  const problems = [0, 50, 51, '7', undefined].map((value) => checkValue(rule, value));
  expect(problems).toEqual([undefined, undefined, 'outOfRange', 'wrongType', 'required']);
});

test('the widget of the new field type shows its label', () => {
  const { widget: Widget } = yearsField;
  const html = renderToString(
    <KitTheme>
      <Widget
        id="years"
        field={field}
        value={3}
        error={undefined}
        messages={englishMessages}
        isReadOnly={false}
        options={undefined}
        background={{ of: (_, begin) => begin() }}
        onCommit={() => undefined}
        onType={() => undefined}
      />
    </KitTheme>,
  );
  expect(html).toContain('Years there');
  expect(html).toContain('<option value="3" selected="">3</option>');
});
