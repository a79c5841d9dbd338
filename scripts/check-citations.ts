/**
 * `pnpm citations` checks that citations (`§4`, `§4.7`, `D17`) in all files, and links and paths in
 * Markdown files, refer to something that exists. Each requirement and decision also needs a row in
 * docs/product/shown-by.md. The tests that the row names must exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocReferences } from './citations/check.ts';
import { repositoryRoot } from './run.ts';

const isBinary = (text: string) => text.includes('\u0000');
const listing = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
const paths = listing
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(repositoryRoot, path)));
const files = paths
  .filter((path) => path !== 'pnpm-lock.yaml')
  .map((path) => [path, readFileSync(join(repositoryRoot, path), 'utf8')] as const)
  .filter(([, text]) => !isBinary(text));

const { problems, citations, anchors, links, named, shown } = checkDocReferences(
  new Map(files),
  new Set(paths),
);
for (const problem of problems) console.error(problem);
console.log(
  `${citations} citations resolved to ${anchors} anchors, ${links} links to files, ${named} names of files, ${shown} requirements and decisions with a test; ${problems.length} problems.`,
);

// Fails if the search finds too few citations, because then the search itself is broken.
const hasSeenProject = citations > 1000 && anchors > 100;
if (!hasSeenProject) console.error('Too few citations or anchors were seen.');
process.exitCode = problems.length === 0 && hasSeenProject ? 0 : 1;
