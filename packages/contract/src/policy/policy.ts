import type { Level } from '../findings/report.ts';

/** What a run can fail on: a level means that one and all worse ones. */
export const failures = ['breaking', 'warning', 'info', 'unchecked'] as const;
export type Failure = (typeof failures)[number];

/** A finding that a team lives with for a while. */
export interface Acceptance {
  rule: string;
  /** The finding's pointer, or the beginning of it. */
  pointer: string;
  reason: string;
  owner: string;
  /** The last day, such as `2026-12-31`, in UTC. */
  until: string;
  line: number;
}

/** What a team has decided about findings; read from `contract.config.yaml` or `.json`. */
export interface Policy {
  /** Relative to the current folder, for messages; empty without a file. */
  file: string;
  /** The contract that is read without `--api`. */
  api: string | undefined;
  failOn: readonly Failure[];
  /** Another level for a rule, or none. */
  rules: ReadonlyMap<string, Level | 'off'>;
  accept: readonly Acceptance[];
  /** The worst level of a finding that reaches only operations of this `x-stability-level`. */
  stability: ReadonlyMap<string, Level>;
  /** Days between the day on which an operation is called deprecated and the day in its `x-sunset`. */
  sunsetDays: number | undefined;
}

/** As nobody has decided anything: drift fails, and drafts may change. */
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
