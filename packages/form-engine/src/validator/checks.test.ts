import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import type { AsyncFormValidator, FormValidator } from '../model/form-validator.ts';
import { createOptionsStore } from '../options/options-store.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { descriptor } from '../testing/fields.ts';
import { createAsyncValidation } from './async-validation.ts';
import { createFormCheck } from './form-check.ts';

const list = ['account', 'again'].map((value) => descriptor({ value, key: value }));

let consoleError: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a validator of several answers', () => {
  const same: FormValidator = {
    name: 'again',
    deps: ['account'],
    validate: ({ account, again }) => (account === again ? undefined : 'Both must be the same'),
  };
  const checkOf = (...validate: readonly FormValidator[]) => {
    const { form } = parseFields(list, { ...defaultConfig, validate });
    return createFormCheck(
      form,
      createOptionsStore(() => undefined),
      () => englishMessages,
    );
  };
  const messagesOf = (found: ReturnType<ReturnType<typeof checkOf>>) =>
    found.map(({ text }) => text);

  test('runs once its answers are filled in and valid, and shows its error at its field', () => {
    const check = checkOf(same);
    expect(messagesOf(check({}))).toEqual(['Fill in account', 'Fill in again']);
    expect(messagesOf(check({ f0: 'a' }))).toEqual(['Fill in again']);
    const [wrong] = check({ f0: 'a', f1: 'b' });
    expect(wrong).toMatchObject({ field: { name: 'again' }, text: 'Both must be the same' });
    expect(check({ f0: 'a', f1: 'c' })[0]).toBe(wrong);
    expect(check({ f0: 'a', f1: 'a' })).toEqual([]);
  });

  test('that throws, or reads a missing field, does not block the form', () => {
    const broken = { ...same, validate: () => JSON.parse('{') as never };
    const lost = { ...same, deps: ['nowhere'], validate: () => 'never' };
    expect(checkOf(broken, lost)({ f0: 'a', f1: 'b' })).toEqual([]);
    expect(consoleError).toHaveBeenCalledOnce();
  });
});

/** These answers of the list, shown and right. */
const right = (values: Readonly<Record<string, string>>) =>
  parseFields(list).form.fields.flatMap((field) =>
    field.name in values ? [{ field, value: values[field.name] }] : [],
  );

describe('an async validator', () => {
  const checked: string[] = [];
  const taken: AsyncFormValidator = {
    name: 'account',
    deps: [],
    timeoutMs: 1000,
    onFailure: 'continue',
    validate: async ({ account }) => {
      checked.push(String(account));
      return account === 'taken' ? 'Another person has it' : undefined;
    },
  };

  test('runs once per answer, also on submit', async () => {
    const checks = createAsyncValidation(() => [taken]);
    checks.prepare(right({ account: 'taken' }));
    checks.prepare(right({ account: 'taken', again: 'x' }));
    const error = { name: 'account', fieldKey: 'f0', message: 'Another person has it' };
    expect(await checks.settle(right({ account: 'taken' }))).toEqual([error]);
    expect(await checks.settle(right({ account: 'free' }))).toEqual([]);
    expect(await checks.settle([])).toEqual([]);
    expect(checked).toEqual(['taken', 'free']);
  });

  test('is aborted by a changed answer and on unmount', async () => {
    const signals: AbortSignal[] = [];
    const never: AsyncFormValidator['validate'] = (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const checks = createAsyncValidation(() => [{ ...taken, validate: never }]);
    checks.prepare(right({ account: 'a' }));
    const settled = checks.settle(right({ account: 'b' }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    checks.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(await settled).toBeUndefined();
  });

  test('that times out, rejects or throws blocks the form only if configured', async () => {
    vi.useFakeTimers();
    const slow = { ...taken, validate: () => new Promise<undefined>(() => undefined) };
    const rejected = { ...taken, validate: () => Promise.reject(new Error('No connection')) };
    const broken = { ...taken, validate: () => JSON.parse('{') as Promise<undefined> };
    const strict = { ...slow, onFailure: { refuse: 'Try again' } };
    const checks = createAsyncValidation(() => [slow, rejected, broken, strict]);
    const settled = checks.settle(right({ account: 'a' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(consoleError).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled).toMatchObject([{ name: 'account', message: 'Try again' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that has failed, or was replaced, runs again for the same answers', async () => {
    let current: AsyncFormValidator = {
      ...taken,
      validate: () => Promise.reject(new Error('No connection')),
    };
    const checks = createAsyncValidation(() => [current]);
    expect(await checks.settle(right({ account: 'taken' }))).toEqual([]);
    current = { ...current, validate: taken.validate };
    expect(await checks.settle(right({ account: 'taken' }))).toHaveLength(1);
    current = { ...current, validate: async () => undefined };
    expect(await checks.settle(right({ account: 'taken' }))).toEqual([]);
  });
});
