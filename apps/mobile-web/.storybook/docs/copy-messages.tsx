import { CopyButton } from './copy-button.tsx';

/** Copies the messages of a screen as two tab-separated columns, for a spreadsheet. */
export function CopyMessages({ texts }: { texts: readonly (readonly [string, string])[] }) {
  const rows = texts.map((row) => row.join('\t')).join('\n');
  return <CopyButton label="Copy all messages" text={rows} />;
}
