import { wireNumber } from '../wire/wire-number.ts';

export type AuthFlag = 'basic' | 'work' | 'kycAadhaarAndPan' | 'kycFaceAndHold' | 'contact';
export type AuthStepKey = 'basic' | 'work' | 'identity' | 'face' | 'contacts';

/** Which flag tells that a step is done (§4). */
export const authStepFlags = {
  basic: 'basic',
  work: 'work',
  identity: 'kycAadhaarAndPan',
  face: 'kycFaceAndHold',
  contacts: 'contact',
} as const satisfies Record<AuthStepKey, AuthFlag>;

const allKeys = Object.keys(authStepFlags).filter(isAuthStepKey);

export type AuthFlags = { readonly [flag in AuthFlag]?: unknown };

export type NextAuthStep = {
  /** Configured keys this app does not know; skipped, and worth reporting. */
  readonly unknownKeys: readonly string[];
} & (
  | { readonly kind: 'step'; readonly key: AuthStepKey; readonly step: number; readonly as: number }
  | { readonly kind: 'done' }
  /** Neither a step that this app knows nor a flag of one that is done: nothing tells what is left. */
  | { readonly kind: 'untold' }
);

export function isAuthStepKey(key: string): key is AuthStepKey {
  return Object.hasOwn(authStepFlags, key);
}

/** D21: zero is not done, anything else is done. A flag the server left out is not done. */
export function isAuthStepDone(key: AuthStepKey, flags: AuthFlags): boolean {
  const flag = flags[authStepFlags[key]] ?? 0;
  return flag !== false && wireNumber(flag) !== 0;
}

/**
 * The first configured step not done, in the server's order, with its place (`step`, from 1) among
 * all known ones (`as`), as the step screens' query wants them (§4 Auth dispatcher).
 */
export function nextAuthStep(configuredKeys: readonly string[], flags: AuthFlags): NextAuthStep {
  const keys = [...new Set(configuredKeys)];
  const steps = keys.filter(isAuthStepKey);
  const unknownKeys = keys.filter((key) => !isAuthStepKey(key));
  const index = steps.findIndex((key) => !isAuthStepDone(key, flags));
  const key = steps[index];
  if (key !== undefined) {
    return { kind: 'step', key, step: index + 1, as: steps.length, unknownKeys };
  }
  const isUntold = steps.length === 0 && !allKeys.some((key) => isAuthStepDone(key, flags));
  return { kind: isUntold ? 'untold' : 'done', unknownKeys };
}
