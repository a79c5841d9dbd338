import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyOf } from '../policy/policy.ts';
import {
  authStepFlags,
  authStepsOf,
  isAuthStepDone,
  nextAuthStep,
  type AuthFlags,
  type AuthStepKey,
  kycMode,
} from './next-auth-step.ts';

const allKeys = Object.keys(authStepFlags) as AuthStepKey[];
const flagsWith = (...done: readonly AuthStepKey[]): AuthFlags =>
  Object.fromEntries(allKeys.map((key) => [authStepFlags[key], done.includes(key) ? 1 : 0]));

it.each([
  ['specified', ['basic', 'work', 'identity', 'face', 'contacts']],
  ['strict', ['basic', 'work', 'identity', 'face']],
] as const)('the %s profile requires the steps %j (§4, D54)', (profile, steps) => {
  expect(authStepsOf(policyOf(profile))).toEqual(steps);
});

describe('the next verification step', () => {
  it('starts with the first configured step', () => {
    expect(nextAuthStep(allKeys, flagsWith())).toEqual({
      kind: 'step',
      key: 'basic',
      step: 1,
      as: 5,
      unknownKeys: [],
    });
  });

  it("is the first open step in the server's order, not the app's", () => {
    const next = nextAuthStep(['face', 'basic', 'work'], flagsWith('face'));
    expect(next).toMatchObject({ key: 'basic', step: 2, as: 3 });
  });

  it('does not exist once all configured steps are done, even if other steps are not', () => {
    expect(nextAuthStep(['basic'], flagsWith('basic'))).toEqual({ kind: 'done', unknownKeys: [] });
    expect(nextAuthStep([], flagsWith('basic')).kind).toBe('done');
  });

  it.each([[[]], [['video']]])('is unknown if %j is configured and nothing is done', (keys) => {
    expect(nextAuthStep(keys, flagsWith())).toEqual({ kind: 'noSteps', unknownKeys: keys });
    expect(nextAuthStep(keys, {}).kind).toBe('noSteps');
  });

  it('skips and reports unknown keys, and counts a repeated key once', () => {
    const next = nextAuthStep(['video', 'basic', 'basic', 'toString', 'work'], flagsWith('basic'));
    expect(next).toEqual({
      kind: 'step',
      key: 'work',
      step: 2,
      as: 2,
      unknownKeys: ['video', 'toString'],
    });
  });

  it.each(allKeys)('the step %s is done if its own flag is set, whatever the others', (key) => {
    expect(isAuthStepDone(key, flagsWith(key))).toBe(true);
    expect(isAuthStepDone(key, flagsWith(...allKeys.filter((other) => other !== key)))).toBe(false);
  });

  it.each([
    [0, false],
    ['0', false],
    [undefined, false],
    [null, false],
    [false, false],
    [1, true],
    [2, true],
    [-1, true],
    ['1', true],
    [true, true],
    ['done', true],
  ])('a flag of %j is done: %s', (basic, isDone) => {
    expect(isAuthStepDone('basic', { basic })).toBe(isDone);
  });

  it('is each configured step once, in order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(allKeys), (keys) => {
        const shown: AuthStepKey[] = [];
        for (let guard = 0; guard <= keys.length; guard += 1) {
          const next = nextAuthStep(keys, flagsWith(...shown));
          if (next.kind !== 'step') break;
          expect(next.step).toBe(shown.length + 1);
          shown.push(next.key);
        }
        expect(shown).toEqual(keys);
      }),
    );
  });
});

describe('kycMode', () => {
  it('is by photo if there is a photoType, and otherwise by number', () => {
    expect([1, 0, 'front', undefined, null, ''].map(kycMode)).toEqual([
      'photo',
      'photo',
      'photo',
      'number',
      'number',
      'number',
    ]);
  });
});
