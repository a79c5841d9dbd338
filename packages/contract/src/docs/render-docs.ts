import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { carried } from '../document/carried.ts';
import type { ContractDocument } from '../document/operations.ts';
import { listCalls } from './console.ts';
import { inScript, renderConsole } from './console-page.ts';
import { escapeMarkup } from '../findings/escape-markup.ts';

/** The page loads nothing: it works without a network, and no server learns who reads it but the one that is tried. */
const policyFor = (server: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    ...(server === undefined ? [] : [`connect-src ${new URL(server).origin}`]),
  ].join('; ');

/** In a column as narrow as a phone's, each error is a block; else the words break inside their columns. */
const style = `
  body { margin: 0 }
  .errors { container-type: inline-size }
  .errors table { display: table !important; table-layout: fixed; width: 100% !important; border-collapse: collapse }
  .errors :is(th, td) { overflow-wrap: anywhere; vertical-align: top; text-align: left; padding: .4em !important }
  .errors th:first-child { width: 3.5em } .errors th:nth-child(3) { width: 4.5em } .errors th:last-child { width: 5.5em }
  @container (max-width: 30rem) {
    .errors :is(table, tbody, tr, td) { display: block !important; width: auto !important }
    .errors thead { display: none !important }
    .errors tr { padding: .5em 0; border-bottom: 1px solid #8886 }
    .errors td { border: 0 !important; padding: 0 !important }
    .errors td::before { content: attr(data-label) ': '; font-weight: 600 }
  }`;

const options = { disableTelemetry: true, hideDownloadButtons: true };

/**
 * The reference as one file that a browser opens without a server, drawn by Redoc.
 * @param server where the console sends its calls; without it there is none
 */
export async function renderDocs(document: ContractDocument, server?: string): Promise<string> {
  const title = (document['info'] as { title?: string } | undefined)?.title ?? 'Contract';
  const console = server === undefined ? '' : renderConsole(server, await listCalls(document));
  const redoc = await readRedoc();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policyFor(server)}">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
<div id="redoc"></div>
<script type="application/json" id="definition">${inScript(document)}</script>
<script type="module">
${redoc}
init(
  JSON.parse(document.getElementById('definition').textContent),
  ${JSON.stringify(options)},
  document.getElementById('redoc'),
);
</script>
${console}</html>
`;
}

/** The one thing that Redoc would load; the policy stops it with an error on the console. */
const logo = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';

/** Redoc as Redocly's command line carries it; alone it cannot be installed (docs/decisions). */
async function readRedoc(): Promise<string> {
  const code = carried('redoc.js') ?? (await readInstalledRedoc());
  return code.replaceAll('</script', '<\\/script').replaceAll(logo, 'data:,');
}

async function readInstalledRedoc(): Promise<string> {
  let cli: string;
  try {
    cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  } catch {
    throw new CannotCompare('`contract docs` draws with Redoc: install @redocly/cli beside it');
  }
  return readFile(join(dirname(cli), 'lib/chunks/redoc.standalone.js'), 'utf8');
}
