import type { PublishedRule } from '../published-rule.ts';

export interface OcrInput {
  widthPx: number;
  heightPx: number;
  isFailing: boolean;
}

export interface OcrRule extends PublishedRule {
  applies: (facts: OcrInput) => boolean;
}

const legiblePx = 100;

/** The rules by which the simulated OCR fails (D31). */
export const ocrRules: readonly OcrRule[] = [
  {
    when: "The setting 'Reading of documents' is 'Always fails'",
    outcome: 'Not readable',
    applies: ({ isFailing }) => isFailing,
  },
  {
    when: `The picture is narrower or lower than ${legiblePx} pixels`,
    outcome: 'Not readable',
    applies: ({ widthPx, heightPx }) => Math.min(widthPx, heightPx) < legiblePx,
  },
];
