import { IdentityCheck } from './identity-check.tsx';

/** The identity check outside the row of steps: where the face step leads (§2). */
export function KycScreen() {
  return <IdentityCheck stepKey="kyc" />;
}
