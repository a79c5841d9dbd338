import type { Policy } from '../policy/policy.ts';
import { wireNumber } from '../wire.ts';

export type AuthFlag = 'basic' | 'work' | 'kycAadhaarAndPan' | 'kycFaceAndHold' | 'contact';
export type AuthStepKey = 'basic' | 'work' | 'identity' | 'face' | 'contacts';

/** The server's flag for each step, in the order of the steps (§4). */
export const authStepFlags = {
  basic: 'basic',
  work: 'work',
  identity: 'kycAadhaarAndPan',
  face: 'kycFaceAndHold',
  contacts: 'contact',
} as const satisfies Record<AuthStepKey, AuthFlag>;

const allKeys = Object.keys(authStepFlags) as readonly AuthStepKey[];

/** The steps in the order of §4. Only some policy profiles require contacts (D54). */
export const authStepsOf = ({ areContactsRequired }: Policy): readonly AuthStepKey[] =>
  allKeys.filter((key) => key !== 'contacts' || areContactsRequired);

export type AuthFlags = { readonly [flag in AuthFlag]?: unknown };

export type NextAuthStep = {
  /** Step keys from the server that this app does not support. The caller can report them. */
  unknownKeys: readonly string[];
} & (
  | { kind: 'step'; key: AuthStepKey; step: number; as: number }
  | { kind: 'done' }
  /** No step can be determined: the server configures no known step and sets no flag. */
  | { kind: 'noSteps' }
);

export function isAuthStepKey(key: string): key is AuthStepKey {
  return Object.hasOwn(authStepFlags, key);
}

/** True unless the flag is false, zero or missing (D21). */
export function isAuthStepDone(key: AuthStepKey, flags: AuthFlags): boolean {
  const flag = flags[authStepFlags[key]] ?? 0;
  return flag !== false && wireNumber(flag) !== 0;
}

/**
 * Returns the first step that is not done, in the server's order. `step` is its position, from 1,
 * and `as` is the number of steps. Both become URL parameters (§4 Auth dispatcher).
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
  const isAnyDone = allKeys.some((key) => isAuthStepDone(key, flags));
  return { kind: isAnyDone ? 'done' : 'noSteps', unknownKeys };
}

export type KycMode = 'photo' | 'number';

/** 'photo' if the server sends a `photoType`, else 'number' (§4 KYC mode). */
export function kycMode(photoType: unknown): KycMode {
  return photoType === undefined || photoType === null || photoType === '' ? 'number' : 'photo';
}
