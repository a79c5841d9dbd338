import type { OperationId } from './contract.ts';

/** What whoever watches for attacks wants to see. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-out'
  | 'refused-code'
  | 'refused-session'
  | 'limit-reached';

type ByCode = Readonly<Record<string, SecurityEvent>>;

const success = '0';
const refused = '422';
const signIn: ByCode = { [success]: 'sign-in', [refused]: 'refused-code' };

const ofOperation: Readonly<Partial<Record<OperationId, ByCode>>> = {
  login: signIn,
  nativeUserLogin: signIn,
  tripartiteUserLogin: signIn,
  logout: { [success]: 'sign-out' },
  verifyAadhaarOtp: { [refused]: 'refused-code' },
};

const ofAnyOperation: ByCode = { '-4': 'refused-session', '429': 'limit-reached' };

/** The event in an answer with this code, or undefined. */
export function securityEventOf(
  operation: string | undefined,
  code: number | '0' | undefined,
): SecurityEvent | undefined {
  const own = ofOperation[operation as OperationId]?.[String(code)];
  return own ?? ofAnyOperation[String(code)];
}
