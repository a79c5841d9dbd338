import type { ScreenResult } from './screen-result.ts';

/**
 * `breaking`: our client stops working; `warning`: our client may stop working; `info`: our client
 * is not affected.
 */
export type Level = 'breaking' | 'warning' | 'info';

/** A line of a file, or an entry of recorded traffic in a HAR file. Both numbers start at 1. */
export type FindingSource = { file: string; line: number } | { har: string; entry: number };

/** One problem, or several with the same cause, with all affected operations and screens. */
export interface Finding {
  /** The rule's name in kebab case, such as `response-property-removed`. */
  rule: string;
  level: Level;
  message: string;
  /** Ids of the affected operations, or `GET /path` if the contract has no `operationId`. */
  operations: string[];
  /** Route patterns of the screens that call the operations, or `['*']` for any screen. */
  screens: string[];
  /** JSON pointer to the affected part of the contract; empty if no single part is affected. */
  pointer: string;
  source: FindingSource;
  /** A curl command that reproduces the finding. */
  curl?: string;
  /** True if only requests that no screen sends cause this finding, such as invalid requests. */
  isOnPurpose?: boolean;
  /** True if the app can use the wrong value: the app converts it to the contract's type. */
  isRead?: boolean;
}

/** `what` could not be checked because of `why`. It counts neither as correct nor as a finding. */
export interface UncheckedItem {
  what: string;
  why: string;
}

export interface AcceptedFinding {
  finding: Finding;
  reason: string;
  owner: string;
  until: string;
}

export interface Report {
  findings: Finding[];
  /** Accepted findings. They are not in `findings`, because they do not fail a run. */
  accepted: AcceptedFinding[];
  unchecked: UncheckedItem[];
  summary: Record<Level, number>;
  /** Whether each screen works with the server. Only commands that check traffic add this list. */
  screens?: ScreenResult[];
  /** A lint report prints the level `breaking` as "error" and groups findings by rule. */
  isLint?: boolean | undefined;
}

export const levelName = (level: Level, { isLint = false }: Pick<Report, 'isLint'>): string =>
  isLint && level === 'breaking' ? 'error' : level;

export const levels = ['breaking', 'warning', 'info'] as const satisfies readonly Level[];

/** Creates a report with the worst findings first. Keeps the order within a level. */
export function reportOf(findings: readonly Finding[], unchecked: UncheckedItem[] = []): Report {
  const ofLevel = (level: Level) => findings.filter((finding) => finding.level === level);
  return {
    findings: levels.flatMap(ofLevel),
    accepted: [],
    unchecked,
    summary: {
      breaking: ofLevel('breaking').length,
      warning: ofLevel('warning').length,
      info: ofLevel('info').length,
    },
  };
}

export function hasDrift({ summary }: Report): boolean {
  return summary.breaking + summary.warning > 0;
}
