import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import type { ContractDocument } from '../document/operations.ts';
import { escapeMarkup } from '../findings/escape-markup.ts';

/** The page loads nothing: it works without a network, and no server learns who reads it. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
].join('; ');

const options = { disableTelemetry: true, hideDownloadButtons: true };

/** The reference as one file that a browser opens without a server, drawn by Redoc. */
export async function renderDocs(document: ContractDocument): Promise<string> {
  const title = (document['info'] as { title?: string } | undefined)?.title ?? 'Contract';
  const redoc = await readRedoc();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeMarkup(title)}</title>
<style>body { margin: 0 }</style>
<div id="redoc"></div>
<script type="application/json" id="definition">${inScript(JSON.stringify(document))}</script>
<script type="module">
${redoc}
init(
  JSON.parse(document.getElementById('definition').textContent),
  ${JSON.stringify(options)},
  document.getElementById('redoc'),
);
</script>
</html>
`;
}

/** The one thing that Redoc would load; the policy stops it with an error on the console. */
const logo = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';

/** A text may hold what ends a script. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Redoc as Redocly's command line carries it; alone it cannot be installed (docs/decisions). */
async function readRedoc(): Promise<string> {
  let cli: string;
  try {
    cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  } catch {
    throw new CannotCompare('`contract docs` draws with Redoc: install @redocly/cli beside it');
  }
  const code = await readFile(join(dirname(cli), 'lib/chunks/redoc.standalone.js'), 'utf8');
  return code.replaceAll('</script', '<\\/script').replaceAll(logo, 'data:,');
}
