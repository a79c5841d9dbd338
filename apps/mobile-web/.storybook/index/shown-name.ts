import { storyNameFromExport } from 'storybook/internal/csf';

/** Words with their own capitalization. */
const spellings = new Map(
  'Aadhaar Android Copper Gold HTML IFSC India iOS iPhone Indic JSON PAN PDF PIN Platinum SMS Silver'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

const toSentenceCase = (word: string, at: number): string => {
  const lower = word.toLowerCase();
  const spelled = spellings.get(lower);
  if (spelled !== undefined) return spelled;
  return at === 0 ? lower.replace(/^./, (first) => first.toUpperCase()) : lower;
};

interface Named {
  exportName: string;
  name?: string | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * The name of a story in the sidebar, derived from its export: `ExpiredCode` becomes "Expired
 * code", and `FeeBreakdownDark` "Fee breakdown, dark". The tag `odd` marks responses that no real
 * server sends.
 */
export function shownName({ exportName, name, tags = [] }: Named): string {
  const derived = storyNameFromExport(exportName);
  if (name !== undefined && name !== derived) return name;
  const sentence = derived
    .split(' ')
    .map(toSentenceCase)
    .join(' ')
    .replace(/ (small phone|large text|strict|dark)$/, ', $1')
    .replace(/ at (\d+)$/, ', $1 px')
    .replace(/^At (\d+)$/, '$1 px wide');
  return tags.includes('odd') ? `${sentence} (odd)` : sentence;
}
