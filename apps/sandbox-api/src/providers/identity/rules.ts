import { limits } from '@kosha/domain';
import { responseMessages } from '../../messages/response-messages.ts';
import type { PublishedRule } from '../published-rule.ts';

export type OtpResponse =
  | { kind: 'sent' }
  | { kind: 'verified' }
  | { kind: 'refused'; message: string };

export interface AadhaarRule extends PublishedRule {
  endsIn: string;
  response: OtpResponse;
}

const { noMobile, providerSilent } = responseMessages;

/** Aadhaar numbers with a special response. All others receive a code (D31). */
export const aadhaarRules: readonly AadhaarRule[] = [
  {
    endsIn: '9',
    when: 'The Aadhaar number ends in 9',
    outcome: `No code; the provider says '${noMobile}'`,
    response: { kind: 'refused', message: noMobile },
  },
  {
    endsIn: '8',
    when: 'The Aadhaar number ends in 8',
    outcome: `No code; the provider says '${providerSilent}'`,
    response: { kind: 'refused', message: providerSilent },
  },
  {
    endsIn: '0',
    when: 'The Aadhaar number ends in 0',
    outcome: 'State 1: verified already, no code is asked for',
    response: { kind: 'verified' },
  },
];

export const otherPersonPanDigit = '9';

export const minorPanDigit = '8';

export const panRules: readonly PublishedRule[] = [
  {
    when: `The last digit of the PAN is ${otherPersonPanDigit}, as in ABCPS123${otherPersonPanDigit}F`,
    outcome: 'The step is refused: the PAN belongs to another person',
  },
  {
    when: `The last digit of the PAN is ${minorPanDigit}, as in ABCPS123${minorPanDigit}F`,
    outcome: `The step is refused: the person is not ${limits.minimumAgeYears} yet`,
  },
];
