import { IdentityCheck } from './identity-check.tsx';

/** The identity check as one of the verification steps (§2). */
export function IdentityScreen() {
  return <IdentityCheck stepKey="identity" />;
}
