import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { englishTexts } from '../english-texts.ts';
import type { AsyncCheck, CrossCheck } from '../model/check.ts';
import { createOptionsStore } from '../options/options-store.ts';
import { ourSetup } from '../descriptor/our-setup.ts';
import { descriptor } from '../testing/descriptors.ts';
import { createAsyncChecks } from './async-checks.ts';
import { createFormCheck } from './form-check.ts';

const list = ['account', 'again'].map((value) => descriptor({ value, key: value }));

let told: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a check of several answers', () => {
  const same: CrossCheck = {
    at: 'again',
    reads: ['account'],
    check: ({ account, again }) => (account === again ? undefined : 'Both must be the same'),
  };
  const checkOf = (...crossChecks: readonly CrossCheck[]) => {
    const { form } = parseDescriptors(list, { ...ourSetup, crossChecks });
    return createFormCheck(
      form,
      createOptionsStore(() => undefined),
      () => englishTexts,
    );
  };
  const textsOf = (found: ReturnType<ReturnType<typeof checkOf>>) => found.map(({ text }) => text);

  test('is asked once its answers are filled in and right, and shows its error at its field', () => {
    const check = checkOf(same);
    expect(textsOf(check({}))).toEqual(['Fill in account', 'Fill in again']);
    expect(textsOf(check({ f0: 'a' }))).toEqual(['Fill in again']);
    const [wrong] = check({ f0: 'a', f1: 'b' });
    expect(wrong).toMatchObject({ field: { name: 'again' }, text: 'Both must be the same' });
    expect(check({ f0: 'a', f1: 'c' })[0]).toBe(wrong);
    expect(check({ f0: 'a', f1: 'a' })).toEqual([]);
  });

  test('that fails itself, or reads a field that is not there, stops nobody', () => {
    const broken = { ...same, check: () => JSON.parse('{') as never };
    const lost = { ...same, reads: ['nowhere'], check: () => 'never' };
    expect(checkOf(broken, lost)({ f0: 'a', f1: 'b' })).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
  });
});

/** These answers of the list, shown and right. */
const right = (values: Readonly<Record<string, string>>) =>
  parseDescriptors(list).form.fields.flatMap((field) =>
    field.name in values ? [{ field, value: values[field.name] }] : [],
  );

describe('a check that has to ask', () => {
  const asked: string[] = [];
  const taken: AsyncCheck = {
    at: 'account',
    reads: [],
    timeoutMs: 1000,
    whenItFails: 'goOn',
    check: async ({ account }) => {
      asked.push(String(account));
      return account === 'taken' ? 'Another person has it' : undefined;
    },
  };

  test('asks once for each answer, also when the submit follows', async () => {
    const checks = createAsyncChecks(() => [taken]);
    checks.prepare(right({ account: 'taken' }));
    checks.prepare(right({ account: 'taken', again: 'x' }));
    const error = { name: 'account', fieldKey: 'f0', message: 'Another person has it' };
    expect(await checks.settle(right({ account: 'taken' }))).toEqual([error]);
    expect(await checks.settle(right({ account: 'free' }))).toEqual([]);
    expect(await checks.settle([])).toEqual([]);
    expect(asked).toEqual(['taken', 'free']);
  });

  test('is stopped by another answer and by the end of the form', async () => {
    const signals: AbortSignal[] = [];
    const never: AsyncCheck['check'] = (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const checks = createAsyncChecks(() => [{ ...taken, check: never }]);
    checks.prepare(right({ account: 'a' }));
    const settled = checks.settle(right({ account: 'b' }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    checks.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(await settled).toBeUndefined();
  });

  test('that takes too long, is rejected or throws, stops nobody, unless its author wants it', async () => {
    vi.useFakeTimers();
    const slow = { ...taken, check: () => new Promise<undefined>(() => undefined) };
    const rejected = { ...taken, check: () => Promise.reject(new Error('No connection')) };
    const broken = { ...taken, check: () => JSON.parse('{') as Promise<undefined> };
    const strict = { ...slow, whenItFails: { refuse: 'Try again' } };
    const checks = createAsyncChecks(() => [slow, rejected, broken, strict]);
    const settled = checks.settle(right({ account: 'a' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(told).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled).toMatchObject([{ name: 'account', message: 'Try again' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that has failed, or is another one now, is asked again about the same answers', async () => {
    let current: AsyncCheck = { ...taken, check: () => Promise.reject(new Error('No connection')) };
    const checks = createAsyncChecks(() => [current]);
    expect(await checks.settle(right({ account: 'taken' }))).toEqual([]);
    current = { ...current, check: taken.check };
    expect(await checks.settle(right({ account: 'taken' }))).toHaveLength(1);
    current = { ...current, check: async () => undefined };
    expect(await checks.settle(right({ account: 'taken' }))).toEqual([]);
  });
});
