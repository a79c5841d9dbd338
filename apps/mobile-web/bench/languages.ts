/**
 * `pnpm bench:languages` in this folder: what the first visits bring in each language, written into docs/languages.md as a
 * table.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '@kosha/bench';
import { allLanguages, type Language } from '@kosha/domain';
import type { Browser } from 'playwright';
import { readFirstVisits } from './measures/transfer.ts';
import { startServer } from './server.ts';

const document = join(import.meta.dirname, '../../../docs/languages.md');
const [begin, end] = ['<!-- sizes: pnpm bench:languages -->', '<!-- /sizes -->'];

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** On a server of its own: its borrowers are new in each language. */
async function sizesIn(browser: Browser, language: Language): Promise<number[]> {
  const server = await startServer();
  try {
    const visits = await readFirstVisits({ browser, origin: server.origin, language });
    return visits.map(({ answers }) => answers.reduce((sum, { bytes }) => sum + bytes, 0));
  } finally {
    await server.stop();
  }
}

const browser = await launchBrowser();
const rows: string[][] = [];
for (const language of allLanguages)
  rows.push([language, ...(await sizesIn(browser, language)).map(inKilobytes)]);
await browser.close();

const table = [
  ['', 'login', 'home', 'form of the server'],
  ['---', '---:', '---:', '---:'],
  ...rows,
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
console.log(table);

const text = await readFile(document, 'utf8');
const [from, to] = [text.indexOf(begin), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`${document} has no place for the table`);
await writeFile(document, `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`);
