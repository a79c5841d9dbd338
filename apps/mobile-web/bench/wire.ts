/**
 * `pnpm bench:wire [hi]` in this folder: every answer of the first visits that have a bar, with its bytes, the largest
 * first; on a phone in that language.
 */
import { launchBrowser } from '@kosha/bench';
import { readFirstVisits } from './measures/transfer.ts';
import { startServer } from './server.ts';

const server = await startServer();
const browser = await launchBrowser();
try {
  const bench = { browser, origin: server.origin, language: process.argv[2] };
  for (const { what, answers } of await readFirstVisits(bench)) {
    console.log(`\n${what}: ${answers.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`);
    for (const { bytes, type, address } of answers.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`${String(bytes).padStart(6)}  ${type.padEnd(10)}  ${address}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
