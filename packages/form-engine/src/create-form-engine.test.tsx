import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFormEngine } from './create-form-engine.tsx';
import type { DescriptorInput } from './descriptor/descriptor-input.ts';
import { englishTexts } from './english-texts.ts';
import { years } from './fields/example/years.kind.ts';
import { ourSetup } from './descriptor/our-setup.ts';
import { descriptor } from './testing/descriptors.ts';
import { validate } from './validator/validate.ts';

const engine = createFormEngine({
  kinds: { text: ourSetup.kinds.text, years },
  visibility: ({ name }) =>
    name === 'years'
      ? { showWhen: { not: { field: 'job', equals: 'none' } }, isOptional: false }
      : undefined,
  identity: { asksFor: ({ name }) => name === 'ssn', isOne: () => false },
  texts: { ...englishTexts, optional: '(if you like)' },
  sources: {},
});

const list: readonly DescriptorInput[] = [
  descriptor({ value: 'job', key: 'Job', checkReq: 0 }),
  descriptor({ value: 'years', key: 'Years there', dataType: 6 }),
  descriptor({ value: 'ssn', key: 'Number', checkReq: 0 }),
];

test('kinds, words, hide rules and identity names come from outside', () => {
  const { DynamicForm } = engine;
  const html = renderToString(
    <DynamicForm descriptors={list} formId="own" onSubmit={() => undefined} />,
  );
  expect(html).toContain('<option value="50">50</option>');
  expect(html).toContain('(if you like)');
  const { form, drift } = engine.parseDescriptors(list);
  expect(drift).toEqual([]);
  expect(form.fields.map(({ isIdentity }) => isIdentity)).toEqual([false, false, true]);
  expect(validate(form, {}).map(({ field }) => field.name)).toEqual(['years']);
  expect(validate(form, { job: 'none' })).toEqual([]);
  expect(validate(form, { years: 51 })[0]?.problem).toBe('outOfRange');
});

test('an unknown kind is still a text, in every engine', () => {
  const [field] = engine.parseDescriptors([descriptor({ dataType: 99 })]).form.fields;
  expect(field?.kind).toBe('text');
});
