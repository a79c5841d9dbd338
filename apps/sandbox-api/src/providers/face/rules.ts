import type { PublishedRule } from '../published-rule.ts';

export type FaceOutcome = 'matched' | 'not-matched' | 'no-face';

export interface FaceCheckInput {
  widthPx: number;
  heightPx: number;
  isFailing: boolean;
}

export interface FaceRule extends PublishedRule {
  result: Exclude<FaceOutcome, 'matched'>;
  applies: (facts: FaceCheckInput) => boolean;
}

const visiblePx = 100;
const stripRatio = 3;

/** The rules of the simulated face check (D31). The first matching rule applies. */
export const faceRules: readonly FaceRule[] = [
  {
    when: "The setting 'Face check' is 'Always fails'",
    outcome: 'The result is 2: not the same person',
    result: 'not-matched',
    applies: ({ isFailing }) => isFailing,
  },
  {
    when: `The picture is narrower or lower than ${visiblePx} pixels`,
    outcome: 'The picture is refused: no face is seen',
    result: 'no-face',
    applies: ({ widthPx, heightPx }) => Math.min(widthPx, heightPx) < visiblePx,
  },
  {
    when: `The picture is ${stripRatio} times as wide as high, or as high as wide`,
    outcome: 'The result is 2: not the same person',
    result: 'not-matched',
    applies: ({ widthPx, heightPx }) =>
      Math.max(widthPx, heightPx) >= stripRatio * Math.min(widthPx, heightPx),
  },
];
