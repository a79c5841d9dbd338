import type { PolicyKey } from './policy.ts';

interface PolicyWords {
  /** What differs, as a statement that one profile makes true and the other false. */
  what: string;
  /** The requirement that `specified` keeps. */
  source: string;
}

/** Each row of the policy table in words, for staff; apart from it, so that the app does not load them. */
export const policyWords = {
  isAutoMoneyOn: { what: "'Automatically get money?' is on at first", source: '§9.32' },
  needsAcknowledgedFacts: {
    what: "'Get Money' needs the Key Facts Statement to be acknowledged, after questions about it",
    source: '§2.103',
  },
  needsConsentFirst: {
    what: 'A notice with its own button stands before each step that sends data out',
    source: '§4.30',
  },
} as const satisfies Record<PolicyKey, PolicyWords>;
