import type { ScreenFit } from './screen-fit.ts';

/** How much a difference hurts: our client stops working, may stop, or goes on. */
export type Level = 'breaking' | 'warning' | 'info';

/** Where the cause of a finding stands: a line of a file, or an entry (from 1) of recorded traffic. */
export type FindingSource = { file: string; line: number } | { har: string; entry: number };

/** One difference with one cause, and everything that it reaches. */
export interface Finding {
  /** Name of the rule in kebab case, such as `response-property-removed`. */
  rule: string;
  level: Level;
  message: string;
  /** Sorted as in the contract; `GET /path` where an operation has no `operationId`. */
  operations: string[];
  /** Route patterns of the app that call one of these operations. */
  screens: string[];
  /** JSON pointer into the contract or, in traffic, into the body; empty for the whole. */
  pointer: string;
  source: FindingSource;
  /** Sends the request again that led to it: one line for a shell. */
  curl?: string;
  /** Seen only where a request was wrong on purpose, which no screen sends. */
  isOnPurpose?: boolean;
  /** A value in another form than the contract's, which the app reads too: its screens go on. */
  isRead?: boolean;
}

/** Something that the command did not look at, with the reason. Never counts as clean or as drift. */
export interface Unchecked {
  what: string;
  why: string;
}

/** A finding that the team lives with until a day. */
export interface Accepted {
  finding: Finding;
  reason: string;
  owner: string;
  until: string;
}

export interface Report {
  findings: Finding[];
  /** Counted apart; they fail nothing. */
  accepted: Accepted[];
  unchecked: Unchecked[];
  summary: Record<Level, number>;
  /** What each screen does with this server; only where traffic was seen. */
  screens?: ScreenFit[];
}

export const levels = ['breaking', 'warning', 'info'] as const satisfies readonly Level[];

/** A report with the worst findings first; within a level they keep their order. */
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

/** True when someone has to act: information alone is not drift. */
export function hasDrift({ summary }: Report): boolean {
  return summary.breaking + summary.warning > 0;
}
