import type { Level } from '../findings/report.ts';

/** What can fail a run; a level includes all worse levels. */
export const failures = ['breaking', 'warning', 'info', 'unchecked'] as const;
export type Failure = (typeof failures)[number];

/** A finding that the team accepts for a limited time. */
export interface Acceptance {
  rule: string;
  /** The finding's pointer, or a prefix of it. */
  pointer: string;
  reason: string;
  owner: string;
  /** The last day of the acceptance, such as `2026-12-31`, in UTC. */
  until: string;
  line: number;
}

/** A team's decisions on findings, from `contract.config.yaml` or `.json`. */
export interface Policy {
  /** Relative to the current folder, for messages; empty without a file. */
  file: string;
  /** The contract to read without `--api`. */
  api: string | undefined;
  failOn: readonly Failure[];
  /** Overrides a rule's level, or turns it off. */
  rules: ReadonlyMap<string, Level | 'off'>;
  accept: readonly Acceptance[];
  /** The maximum level of a finding that affects only operations of this `x-stability-level`. */
  stability: ReadonlyMap<string, Level>;
  /** Minimum number of days between deprecating an operation and its `x-sunset`. */
  sunsetDays: number | undefined;
}

/** The default: findings at level breaking or warning fail a run, and drafts may change. */
export const noPolicy: Policy = {
  file: '',
  api: undefined,
  failOn: ['warning'],
  rules: new Map(),
  accept: [],
  stability: new Map([
    ['draft', 'info'],
    ['alpha', 'info'],
    ['beta', 'warning'],
  ]),
  sunsetDays: undefined,
};
