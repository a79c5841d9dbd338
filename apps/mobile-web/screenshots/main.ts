import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isVisiblyDifferent, toWebp } from './compare.ts';
import {
  acceptedFolder,
  readScreenshotTargets,
  resultsFolder,
  type ScreenshotTarget,
} from './screenshot-targets.ts';
import { writeReport, type Finding } from './report.ts';
import { takeScreenshots } from './take.ts';

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const all = readScreenshotTargets();
const isWanted = ({ title }: ScreenshotTarget) =>
  positionals.length === 0 || positionals.some((part) => title.includes(part));
const wanted = all.filter(isWanted);

const fileOf = (name: string) => join(acceptedFolder, `${name}.webp`);

async function compare(name: string, picture: Buffer): Promise<Finding['kind'] | undefined> {
  if (!existsSync(fileOf(name))) return 'new';
  return (await isVisiblyDifferent(readFileSync(fileOf(name)), picture)) ? 'changed' : undefined;
}

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
mkdirSync(acceptedFolder, { recursive: true });

const findings: Finding[] = [];
await takeScreenshots(wanted, async (story, picture) => {
  if (picture instanceof Error) {
    findings.push({ kind: 'failed', story, reason: picture.message });
    return;
  }
  const kind = await compare(story.picture, picture);
  if (!kind) return;
  findings.push({ kind, story });
  const present = await toWebp(picture);
  writeFileSync(
    values.accept ? fileOf(story.picture) : join(resultsFolder, `${story.picture}.webp`),
    present,
  );
});

const known = new Set(all.map(({ picture }) => `${picture}.webp`));
const left = readdirSync(acceptedFolder).filter((name) => !known.has(name));
if (values.accept) left.forEach((name) => rmSync(join(acceptedFolder, name)));

const failed = findings.filter(({ kind }) => kind === 'failed');
for (const { story, reason } of failed) console.error(`✗ ${story.title}: ${story.name}: ${reason}`);
const changed = findings.length - failed.length;
if (values.accept) {
  console.log(`${changed} pictures accepted, ${left.length} removed, ${failed.length} failed.`);
} else {
  for (const { kind, story } of findings) console.log(`${kind}: ${story.title}: ${story.name}`);
  for (const name of left) console.log(`no such story any more: ${name}`);
  console.log(`${wanted.length} stories, ${changed} new or changed, ${failed.length} failed.`);
  if (findings.length > 0) console.log(`Side by side: ${writeReport(findings)}`);
}
const hasDifferences = !values.accept && (changed > 0 || left.length > 0);
process.exitCode = failed.length > 0 || hasDifferences ? 1 : 0;
