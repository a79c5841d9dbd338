import type { OperationId } from './contract.ts';

/** Events for security monitoring. */
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

/** The security event of a response with this code, or undefined. */
export function securityEventOf(
  operation: string | undefined,
  code: number | '0' | undefined,
): SecurityEvent | undefined {
  const own = ofOperation[operation as OperationId]?.[String(code)];
  return own ?? ofAnyOperation[String(code)];
}
