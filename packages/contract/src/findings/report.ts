import type { ScreenResult } from './screen-result.ts';

/** The effect on our client: it stops working, may stop working, or is not affected. */
export type Level = 'breaking' | 'warning' | 'info';

/**
 * The location of a finding's cause: a line of a file, or an entry (from 1) of recorded traffic.
 */
export type FindingSource = { file: string; line: number } | { har: string; entry: number };

/** One cause of differences, and everything that it affects. */
export interface Finding {
  /** The rule's name in kebab case, such as `response-property-removed`. */
  rule: string;
  level: Level;
  message: string;
  /** In contract order; `GET /path` for an operation without an `operationId`. */
  operations: string[];
  /** Route patterns of screens that call one of these operations. */
  screens: string[];
  /** JSON pointer into the contract or, in traffic, into the body; empty for the whole. */
  pointer: string;
  source: FindingSource;
  /** A curl command that reproduces it. */
  curl?: string;
  /** Observed only after an intentionally invalid request, which no screen sends. */
  isOnPurpose?: boolean;
  /** The value violates the contract, but the app converts it, so its screens work. */
  isRead?: boolean;
}

/** A part that was not checked, with the reason. It counts neither as clean nor as a finding. */
export interface Unchecked {
  what: string;
  why: string;
}

/** A finding that the team accepted until a date. */
export interface Accepted {
  finding: Finding;
  reason: string;
  owner: string;
  until: string;
}

export interface Report {
  findings: Finding[];
  /** Counted separately, because they do not fail a run. */
  accepted: Accepted[];
  unchecked: Unchecked[];
  summary: Record<Level, number>;
  /** The status of each screen with this server; only with observed traffic. */
  screens?: ScreenResult[];
  /** Whether the findings are those of lint, which shows them as errors and warnings by rule. */
  isLint?: boolean | undefined;
}

/** The name of a level in this report. */
export const levelName = (level: Level, { isLint = false }: Pick<Report, 'isLint'>): string =>
  isLint && level === 'breaking' ? 'error' : level;

export const levels = ['breaking', 'warning', 'info'] as const satisfies readonly Level[];

/** A report with the worst findings first; the order within a level is preserved. */
export function reportOf(findings: readonly Finding[], unchecked: Unchecked[] = []): Report {
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

/** Whether there are breaking findings or warnings. */
export function hasDrift({ summary }: Report): boolean {
  return summary.breaking + summary.warning > 0;
}
