import { CopyButton } from './copy-button.tsx';

/** The messages of a screen as rows of two columns, for a sheet. */
export function CopyMessages({ texts }: { texts: readonly (readonly [string, string])[] }) {
  const rows = texts.map((row) => row.join('\t')).join('\n');
  return <CopyButton label="Copy all messages" text={rows} />;
}
