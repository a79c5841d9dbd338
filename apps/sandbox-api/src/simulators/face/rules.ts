import type { PublishedRule } from '../published-rule.ts';

export type FaceOutcome = 'matched' | 'not-matched' | 'no-face';

export interface FaceFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isFailing: boolean;
}

export interface FaceRule extends PublishedRule {
  readonly leadsTo: Exclude<FaceOutcome, 'matched'>;
  readonly applies: (facts: FaceFacts) => boolean;
}

/** Below this on a side no face can be seen. */
const VISIBLE_PX = 100;
const STRIP_RATIO = 3;

/** When a face does not pass; the first rule that applies decides (D31). */
export const faceRules: readonly FaceRule[] = [
  {
    when: "The setting 'Face check' is 'Always fails'",
    outcome: 'The result is 2: not the same person',
    leadsTo: 'not-matched',
    applies: ({ isFailing }) => isFailing,
  },
  {
    when: `The picture is narrower or lower than ${VISIBLE_PX} pixels`,
    outcome: 'The picture is refused: no face is seen',
    leadsTo: 'no-face',
    applies: ({ widthPx, heightPx }) => Math.min(widthPx, heightPx) < VISIBLE_PX,
  },
  {
    when: `The picture is ${STRIP_RATIO} times as wide as high, or as high as wide`,
    outcome: 'The result is 2: not the same person',
    leadsTo: 'not-matched',
    applies: ({ widthPx, heightPx }) =>
      Math.max(widthPx, heightPx) >= STRIP_RATIO * Math.min(widthPx, heightPx),
  },
];
