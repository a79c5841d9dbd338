import type { ScreenResult } from './screen-result.ts';

/**
 * `breaking`: our client stops working; `warning`: our client may stop working; `info`: our client
 * is not affected.
 */
export type Level = 'breaking' | 'warning' | 'info';

/** A line of a file, or an entry (from 1) of recorded traffic. */
export type FindingSource = { file: string; line: number } | { har: string; entry: number };

/** One cause of differences, with all affected operations and screens. */
export interface Finding {
  /** The rule's name in kebab case, such as `response-property-removed`. */
  rule: string;
  level: Level;
  message: string;
  /** In contract order; `GET /path` for an operation without `operationId`. */
  operations: string[];
  /** Route patterns of screens that call the operations. */
  screens: string[];
  /** JSON pointer into the contract. For traffic, into the body; empty for the whole body. */
  pointer: string;
  source: FindingSource;
  /** A curl command that reproduces the finding. */
  curl?: string;
  /** True if only intentionally invalid requests, which no screen sends, cause this finding. */
  isOnPurpose?: boolean;
  /** True if the app converts the wrong value, so its screens work. */
  isRead?: boolean;
}

/** A part that could not be checked. Such a part counts neither as correct nor as a finding. */
export interface Unchecked {
  what: string;
  why: string;
}

export interface Accepted {
  finding: Finding;
  reason: string;
  owner: string;
  until: string;
}

export interface Report {
  findings: Finding[];
  /** Accepted findings. They are not in `findings`, because they do not fail a run. */
  accepted: Accepted[];
  unchecked: Unchecked[];
  summary: Record<Level, number>;
  /** The status of each screen with this server; only with observed traffic. */
  screens?: ScreenResult[];
  /** True for a lint report: breaking findings are called errors, and rules form groups. */
  isLint?: boolean | undefined;
}

export const levelName = (level: Level, { isLint = false }: Pick<Report, 'isLint'>): string =>
  isLint && level === 'breaking' ? 'error' : level;

export const levels = ['breaking', 'warning', 'info'] as const satisfies readonly Level[];

/** Creates a report with the worst findings first. Keeps the order within a level. */
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
