import { CopyButton } from './copy-button.tsx';

/** Tabs separate the columns, so that a spreadsheet accepts the copied messages. */
export function CopyMessages({ texts }: { texts: readonly (readonly [string, string])[] }) {
  const rows = texts.map((row) => row.join('\t')).join('\n');
  return <CopyButton label="Copy all messages" text={rows} />;
}
