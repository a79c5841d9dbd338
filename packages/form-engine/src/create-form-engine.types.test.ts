import { expect, expectTypeOf, test } from 'vitest';
import { createFormEngine } from './create-form-engine.tsx';
import { ourSetup } from './descriptor/our-setup.ts';
import { englishTexts } from './english-texts.ts';
import type { DynamicFormProps } from './form/dynamic-form.tsx';
import { asyncCheck, crossCheck } from './model/check.ts';

const texts = englishTexts;
const none = async () => [];
const { text, state, district } = ourSetup.kinds;

test('a source that a kind names and nobody loads does not compile', () => {
  createFormEngine({ kinds: { text, state }, texts, sources: { states: none } });
  // @ts-expect-error -- states has no loader
  createFormEngine({ kinds: { text, state }, texts, sources: {} });
  // @ts-expect-error -- of the product's own kinds, too
  createFormEngine({ texts, sources: { states: none } });
  const branch = { ...state, dataType: 40, source: 'branches' } as const;
  // @ts-expect-error -- branches has no loader
  createFormEngine({ kinds: { text, branch }, texts, sources: { states: none } });
  const engine = createFormEngine({ kinds: { text, branch }, texts, sources: { branches: none } });
  expect(engine.parseDescriptors([]).drift).toEqual([]);
});

test('a kind whose parent is not among the kinds does not compile', () => {
  const sources = { states: none, districts: none };
  const engine = createFormEngine({ kinds: { text, state, district }, texts, sources });
  expect(engine.parseDescriptors([]).drift).toEqual([]);
  // @ts-expect-error -- there is no state
  createFormEngine({ kinds: { text, district }, texts, sources });
});

test('a name that a check misspells does not compile', async () => {
  const either = crossCheck({
    at: 'phone',
    reads: ['email'],
    seesBlanks: true,
    check: ({ phone, email }) => ((phone ?? email) ? undefined : 'Fill in one'),
  });
  const same = crossCheck({
    at: 'account',
    reads: ['again'],
    // @ts-expect-error -- agian
    check: ({ account, agian }) => (account === agian ? undefined : 'Not the same'),
  });
  const asked = asyncCheck({
    at: 'ifsc',
    reads: [],
    timeoutMs: 1000,
    whenItFails: 'goOn',
    // @ts-expect-error -- ifcs
    check: async ({ ifcs }) => ifcs,
  });
  expect(either.check({})).toBe('Fill in one');
  expect(same.check({ account: '1' })).toBe('Not the same');
  expect(await asked.check({}, new AbortController().signal)).toBeUndefined();
});

test('what JSON.parse gives can be shown, and the kinds of the product keep their names', () => {
  expectTypeOf<unknown>().toExtend<DynamicFormProps['descriptors']>();
  expectTypeOf<keyof typeof ourSetup.kinds>().toEqualTypeOf<
    'text' | 'dropdown' | 'dayNumber' | 'state' | 'district'
  >();
});
