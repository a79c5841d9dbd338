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
  const sameAccount: FormValidator = {
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

  test('runs if its answers are filled in and valid, and its field has the error', () => {
    const check = checkOf(sameAccount);
    expect(messagesOf(check({}))).toEqual(['Fill in account', 'Fill in again']);
    expect(messagesOf(check({ f0: 'a' }))).toEqual(['Fill in again']);
    const [wrong] = check({ f0: 'a', f1: 'b' });
    expect(wrong).toMatchObject({ field: { name: 'again' }, text: 'Both must be the same' });
    expect(check({ f0: 'a', f1: 'c' })[0]).toBe(wrong);
    expect(check({ f0: 'a', f1: 'a' })).toEqual([]);
  });

  test('does not block the form if it throws or reads a missing field', () => {
    const throwing = { ...sameAccount, validate: () => JSON.parse('{') as never };
    const missingField = { ...sameAccount, deps: ['nowhere'], validate: () => 'never' };
    expect(checkOf(throwing, missingField)({ f0: 'a', f1: 'b' })).toEqual([]);
    expect(consoleError).toHaveBeenCalledOnce();
  });
});

const validAnswers = (values: Readonly<Record<string, string>>) =>
  parseFields(list).form.fields.flatMap((field) =>
    field.name in values ? [{ field, value: values[field.name] }] : [],
  );

describe('an async validator', () => {
  const checked: string[] = [];
  const accountValidator: AsyncFormValidator = {
    name: 'account',
    deps: [],
    timeoutMs: 1000,
    onFailure: 'continue',
    validate: async ({ account }) => {
      checked.push(String(account));
      return account === 'taken' ? 'Another person has it' : undefined;
    },
  };

  test('runs once for the same answer, even if prepare and settle are called', async () => {
    const checks = createAsyncValidation(() => [accountValidator]);
    checks.prepare(validAnswers({ account: 'taken' }));
    checks.prepare(validAnswers({ account: 'taken', again: 'x' }));
    const error = { name: 'account', fieldKey: 'f0', message: 'Another person has it' };
    expect(await checks.settle(validAnswers({ account: 'taken' }))).toEqual([error]);
    expect(await checks.settle(validAnswers({ account: 'free' }))).toEqual([]);
    expect(await checks.settle([])).toEqual([]);
    expect(checked).toEqual(['taken', 'free']);
  });

  test('is aborted if an answer changes or the form is unmounted', async () => {
    const signals: AbortSignal[] = [];
    const neverSettles: AsyncFormValidator['validate'] = (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const checks = createAsyncValidation(() => [{ ...accountValidator, validate: neverSettles }]);
    checks.prepare(validAnswers({ account: 'a' }));
    const settled = checks.settle(validAnswers({ account: 'b' }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    checks.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(await settled).toBeUndefined();
  });

  test('blocks the form after a timeout, rejection or exception only if configured', async () => {
    vi.useFakeTimers();
    const slow = { ...accountValidator, validate: () => new Promise<undefined>(() => undefined) };
    const rejected = {
      ...accountValidator,
      validate: () => Promise.reject(new Error('No connection')),
    };
    const throwing = { ...accountValidator, validate: () => JSON.parse('{') as Promise<undefined> };
    const strict = { ...slow, onFailure: { refuse: 'Try again' } };
    const checks = createAsyncValidation(() => [slow, rejected, throwing, strict]);
    const settled = checks.settle(validAnswers({ account: 'a' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(consoleError).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled).toMatchObject([{ name: 'account', message: 'Try again' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('runs again for the same answers if it has failed or was replaced', async () => {
    let current: AsyncFormValidator = {
      ...accountValidator,
      validate: () => Promise.reject(new Error('No connection')),
    };
    const checks = createAsyncValidation(() => [current]);
    expect(await checks.settle(validAnswers({ account: 'taken' }))).toEqual([]);
    current = { ...current, validate: accountValidator.validate };
    expect(await checks.settle(validAnswers({ account: 'taken' }))).toHaveLength(1);
    current = { ...current, validate: async () => undefined };
    expect(await checks.settle(validAnswers({ account: 'taken' }))).toEqual([]);
  });
});
