/** As sections 1 to 9 say, or as the rules of RBI, DPDP and the stores ask where a sentence collides with them. */
export type PolicyProfile = 'specified' | 'strict';

interface PolicyRow {
  /** What differs, as a statement that one profile makes true and the other false. */
  what: string;
  /** The requirement that `specified` keeps. */
  source: string;
  specified: boolean;
  strict: boolean;
}

/** Every difference between the two profiles (D54). App, server and Storybook read it here. */
export const policyTable = {
  isAutoMoneyOn: {
    what: "'Automatically get money?' is on at first",
    source: '§9.32',
    specified: true,
    strict: false,
  },
  needsAcknowledgedFacts: {
    what: "'Get Money' needs the Key Facts Statement to be acknowledged, after three questions",
    source: '§2.103',
    specified: false,
    strict: true,
  },
} as const satisfies Record<string, PolicyRow>;

export type Policy = { readonly [Key in keyof typeof policyTable]: boolean };

/** The profiles, with the words that staff sees. */
export const policyProfiles = {
  specified: 'As the specification says',
  strict: 'As the rules of RBI, DPDP and the stores ask',
} as const satisfies Record<PolicyProfile, string>;

/** The profile that a server names; `specified` where it names none, or one the app does not know (D54). */
export const readPolicyProfile = (named: unknown): PolicyProfile =>
  named === 'strict' ? 'strict' : 'specified';

export function policyOf(profile: PolicyProfile): Policy {
  const rows = Object.entries(policyTable).map(([key, row]) => [key, row[profile]]);
  return Object.fromEntries(rows) as Policy;
}
