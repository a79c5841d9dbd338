import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFormEngine } from './create-form-engine.tsx';
import type { FieldDescriptor } from './schema/field-descriptor.ts';
import { englishMessages } from './english-messages.ts';
import { yearsField } from './fields/example/years.field.ts';
import { defaultConfig } from './schema/default-config.ts';
import { descriptor } from './testing/fields.ts';
import { validateForm } from './validator/validate.ts';

const engine = createFormEngine({
  fieldTypes: { text: defaultConfig.fieldTypes.text, years: yearsField },
  visibility: ({ name }) =>
    name === 'years'
      ? { showWhen: { not: { field: 'job', equals: 'none' } }, isOptional: false }
      : undefined,
  sensitive: { isField: ({ name }) => name === 'ssn', isValue: () => false },
  messages: { ...englishMessages, optional: '(if you like)' },
  options: {},
});

const list: readonly FieldDescriptor[] = [
  descriptor({ value: 'job', key: 'Job', checkReq: 0 }),
  descriptor({ value: 'years', key: 'Years there', dataType: 6 }),
  descriptor({ value: 'ssn', key: 'Number', checkReq: 0 }),
];

test('field types, messages, visibility and sensitive fields are configurable', () => {
  const { DynamicForm } = engine;
  const html = renderToString(
    <DynamicForm fields={list} formId="own" onSubmit={() => undefined} />,
  );
  expect(html).toContain('<option value="50">50</option>');
  expect(html).toContain('(if you like)');
  const { form, issues } = engine.parseFields(list);
  expect(issues).toEqual([]);
  expect(form.fields.map(({ isSensitive }) => isSensitive)).toEqual([false, false, true]);
  expect(validateForm(form, {}).map(({ field }) => field.name)).toEqual(['years']);
  expect(validateForm(form, { job: 'none' })).toEqual([]);
  expect(validateForm(form, { years: 51 })[0]?.type).toBe('outOfRange');
});

test('a field of an unknown type becomes a text field in every engine', () => {
  const [field] = engine.parseFields([descriptor({ dataType: 99 })]).form.fields;
  expect(field?.type).toBe('text');
});
