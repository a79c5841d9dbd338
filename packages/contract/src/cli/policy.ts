import type { Level } from '../findings/report.ts';

/** Values of `--fail-on`. A run that fails on a level also fails on all worse levels. */
export const failures = ['breaking', 'warning', 'info', 'unchecked'] as const;
export type Failure = (typeof failures)[number];

export interface Acceptance {
  rule: string;
  /** A prefix of the finding's pointer, or the whole pointer. */
  pointer: string;
  reason: string;
  owner: string;
  /** The last day, in UTC, such as `2026-12-31`. */
  until: string;
  line: number;
}

export interface Policy {
  /**
   * The policy file's path for messages, relative to the current folder; empty without a policy
   * file.
   */
  file: string;
  /** The contract to use if the command has no `--api`. */
  api: string | undefined;
  failOn: readonly Failure[];
  /** Changes the level of a rule, or turns the rule off. */
  rules: ReadonlyMap<string, Level | 'off'>;
  accept: readonly Acceptance[];
  /**
   * By `x-stability-level`: the worst level of findings that affect only operations of this
   * stability.
   */
  stability: ReadonlyMap<string, Level>;
  /** Minimum days between the deprecation of an operation and its `x-sunset`. */
  sunsetDays: number | undefined;
}

/**
 * The policy without a policy file: breaking findings and warnings fail a run, but changes of draft
 * operations do not.
 */
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
