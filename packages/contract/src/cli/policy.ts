import type { Level } from '../findings/report.ts';

/**
 * Values of `--fail-on`. A level fails runs with findings of this level or a worse one. `unchecked`
 * fails runs that could not check everything.
 */
export const failOnValues = ['breaking', 'warning', 'info', 'unchecked'] as const;
export type FailOnValue = (typeof failOnValues)[number];

export interface Acceptance {
  rule: string;
  /** A prefix of the finding's pointer, or the whole pointer. */
  pointer: string;
  reason: string;
  owner: string;
  until: string;
  line: number;
}

export interface Policy {
  /** The path for messages, relative to the current folder; empty without a policy file. */
  file: string;
  api: string | undefined;
  failOn: readonly FailOnValue[];
  rules: ReadonlyMap<string, Level | 'off'>;
  accept: readonly Acceptance[];
  /** The worst level that findings can have, by the `x-stability-level` of their operations. */
  stability: ReadonlyMap<string, Level>;
  /** Minimum days between the deprecation of an operation and its `x-sunset`. */
  sunsetDays: number | undefined;
}

/** Breaking findings and warnings fail the run, except in `draft` and `alpha` operations. */
export const defaultPolicy: Policy = {
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
