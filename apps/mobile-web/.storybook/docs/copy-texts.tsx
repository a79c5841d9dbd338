import { CopyButton } from './copy-button.tsx';

/** All texts of a screen as rows of two columns, for a sheet. */
export function CopyTexts({ texts }: { texts: readonly (readonly [string, string])[] }) {
  const rows = texts.map((row) => row.join('\t')).join('\n');
  return <CopyButton label="Copy all texts" text={rows} />;
}
