import { expect, expectTypeOf, test } from 'vitest';
import { createFormEngine } from './create-form-engine.tsx';
import { defaultConfig } from './schema/default-config.ts';
import { englishMessages } from './english-messages.ts';
import type { DynamicFormProps } from './form/dynamic-form.tsx';
import { defineAsyncValidator, defineValidator } from './model/form-validator.ts';

const messages = englishMessages;
const none = async () => [];
const { text, state, district } = defaultConfig.fieldTypes;

test('a source without a loader does not compile', () => {
  createFormEngine({ fieldTypes: { text, state }, messages, options: { states: none } });
  // @ts-expect-error -- states has no loader
  createFormEngine({ fieldTypes: { text, state }, messages, options: {} });
  // @ts-expect-error -- districts, a source of the default field types, has no loader
  createFormEngine({ messages, options: { states: none } });
  const branch = { ...state, dataType: 40, source: 'branches' } as const;
  // @ts-expect-error -- branches has no loader
  createFormEngine({ fieldTypes: { text, branch }, messages, options: { states: none } });
  const engine = createFormEngine({
    fieldTypes: { text, branch },
    messages,
    options: { branches: none },
  });
  expect(engine.parseFields([]).issues).toEqual([]);
});

test('a field type whose parent is not among the field types does not compile', () => {
  const options = { states: none, districts: none };
  const engine = createFormEngine({ fieldTypes: { text, state, district }, messages, options });
  expect(engine.parseFields([]).issues).toEqual([]);
  // @ts-expect-error -- the parent type state is missing
  createFormEngine({ fieldTypes: { text, district }, messages, options });
});

test('a misspelt field name in a validator does not compile', async () => {
  const eitherValidator = defineValidator({
    name: 'phone',
    deps: ['email'],
    includesBlank: true,
    validate: ({ phone, email }) => ((phone ?? email) ? undefined : 'Fill in one'),
  });
  const sameValidator = defineValidator({
    name: 'account',
    deps: ['again'],
    // @ts-expect-error -- agian is misspelt
    validate: ({ account, agian }) => (account === agian ? undefined : 'Not the same'),
  });
  const ifscValidator = defineAsyncValidator({
    name: 'ifsc',
    deps: [],
    timeoutMs: 1000,
    onFailure: 'continue',
    // @ts-expect-error -- ifcs is misspelt
    validate: async ({ ifcs }) => ifcs,
  });
  expect(eitherValidator.validate({})).toBe('Fill in one');
  expect(sameValidator.validate({ account: '1' })).toBe('Not the same');
  expect(await ifscValidator.validate({}, new AbortController().signal)).toBeUndefined();
});

test('JSON.parse results are accepted, and product field types are typed by name', () => {
  expectTypeOf<unknown>().toExtend<DynamicFormProps['fields']>();
  expectTypeOf<keyof typeof defaultConfig.fieldTypes>().toEqualTypeOf<
    'text' | 'select' | 'day' | 'state' | 'district'
  >();
});
