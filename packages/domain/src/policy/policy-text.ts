import { policyTable, type PolicyKey } from './policy.ts';

interface PolicyDescription {
  /** A statement that is true in one profile and false in the other. */
  what: string;
  /** The requirement behind the profile `specified`. */
  source: string;
  /** The regulator or law, and the rule that the profile `strict` follows. */
  requiredBy: string;
}

/**
 * Staff texts about each policy. This is a separate module, so that the app does not load the
 * texts.
 */
export const policyText = {
  isAgreementTicked: {
    what: 'The agreement at the sign-in is ticked at first',
    source: '§5.4',
    requiredBy: 'DPDP: consent is a clear affirmative act',
  },
  isLargestAmountChosen: {
    what: 'The largest amount is chosen at first',
    source: '§9.34',
    requiredBy: 'No rule: people decide better when they choose themselves',
  },
  isAutoMoneyOn: {
    what: "'Automatically get money?' is on at first",
    source: '§9.32',
    requiredBy: 'RBI: the Key Facts Statement is acknowledged before the loan',
  },
  isReapplyChecked: {
    what: "'Reapply after this repayment' is checked at first",
    source: '§5.41',
    requiredBy: 'RBI: a limit never rises unasked, so no automatic reapplication',
  },
  areNextFactsShown: {
    what: 'Reapplying shows the Key Facts Statement of the new loan',
    source: '§5.41',
    requiredBy: 'RBI: a Key Facts Statement for each loan',
  },
  areContactsRequired: {
    what: 'Three emergency contacts are a step before a loan',
    source: '§5.23',
    requiredBy: 'RBI: only data that the loan needs',
  },
  isPlaceAskedAtApply: {
    what: 'The place is asked for with the application, where the server wants it',
    source: '§7.54',
    requiredBy: 'RBI: the location once, for onboarding and KYC only',
  },
  isPlaceAskedAtIdentity: {
    what: 'The place is asked for once, before the step of the identity',
    source: '§7.54',
    requiredBy: 'RBI: the location once, for onboarding and KYC only',
  },
  isContactAgreed: {
    what: 'At most one contact can be named, in Account, and is kept only once they agreed',
    source: '§3.28',
    requiredBy: 'RBI, DPDP: explicit consent',
  },
  areTermsOfProduct: {
    what: "The term is one of the product's own, and the borrower chooses it",
    source: '§9.16',
    requiredBy: 'Google Play, App Store: no loan that is due within 60 days',
  },
  areShortTermsInStores: {
    what: 'The app of a store offers loans that are due within 60 days',
    source: '§2.36',
    requiredBy: 'Google Play, App Store: no loan that is due within 60 days',
  },
  areSampleTermsShown: {
    what: 'Public pages and lower cards of home show sample terms, marked as such',
    source: '§9.21',
    requiredBy: 'RBI: an offer shows its own term and APR',
  },
  needsAcknowledgedFacts: {
    what: "'Get Money' needs the Key Facts Statement to be acknowledged, after questions about it",
    source: '§2.103',
    requiredBy: 'RBI: the Key Facts Statement is acknowledged before the loan',
  },
  needsConsentFirst: {
    what: 'A notice with its own button stands before each step that sends data out',
    source: '§4.30',
    requiredBy: 'RBI, DPDP: consent, after a notice, before data is sent',
  },
  needsTrackingAgreed: {
    what: 'No call carries an advertising id, and no event is sent, before the borrower agrees to it',
    source: '§7.3',
    requiredBy: 'RBI, DPDP: consent before data is shared with a third party',
  },
} as const satisfies Record<PolicyKey, PolicyDescription>;

/** In the order of the table. */
export const policyKeys = Object.keys(policyTable) as readonly PolicyKey[];
