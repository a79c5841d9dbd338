import type { PublishedRule } from '../published-rule.ts';

export interface OcrFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isFailing: boolean;
}

export interface OcrRule extends PublishedRule {
  readonly applies: (facts: OcrFacts) => boolean;
}

/** Below this on a side nothing can be read. */
const LEGIBLE_PX = 100;

/** When a document cannot be read (D31). */
export const ocrRules: readonly OcrRule[] = [
  {
    when: "The setting 'Reading of documents' is 'Always fails'",
    outcome: 'Not readable',
    applies: ({ isFailing }) => isFailing,
  },
  {
    when: `The picture is narrower or lower than ${LEGIBLE_PX} pixels`,
    outcome: 'Not readable',
    applies: ({ widthPx, heightPx }) => Math.min(widthPx, heightPx) < LEGIBLE_PX,
  },
];
