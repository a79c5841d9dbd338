import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesSince } from '../.storybook/data/changes.ts';
import { git } from '../.storybook/data/git.ts';
import { readReleasesSince, type Release } from '../.storybook/data/releases.ts';
import { escapeHtml } from '../build/escape-html.ts';
import { figure, page } from './html.ts';
import { acceptedFolder, readLooks } from './looking-stories.ts';

/** The accepted pictures of a revision: the name and the hash of each. */
function picturesAt(revision: string): Map<string, string> {
  const rows = git(acceptedFolder, 'ls-tree', '-r', revision, '--', '.')
    .toString()
    .trim()
    .split('\n');
  return new Map(
    rows.filter(Boolean).map((row) => {
      const [about = '', path = ''] = row.split('\t');
      return [path.replace(/\.webp$/, ''), about.split(' ')[2] ?? ''];
    }),
  );
}

interface Change {
  picture: string;
  before: string | undefined;
  after: string | undefined;
}

function changesBetween(revision: string): Change[] {
  const [then, now] = [picturesAt(revision), picturesAt('HEAD')];
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((picture) => ({ picture, before: then.get(picture), after: now.get(picture) }))
    .filter(({ before, after }) => before !== after);
}

const kindOf = ({ before, after }: Change) => {
  if (before === undefined) return 'new';
  return after === undefined ? 'gone' : 'changed';
};

const toldOf = ({ version, packages, text }: Release) =>
  `${version === undefined ? 'Not released yet' : `Version ${version}`} (${packages.join(', ')}): ${text.replaceAll(/^#+ .*$|^- /gm, '').trim()}`;

/**
 * Writes a page of what changed since a revision: what each change was for, and each picture before and
 * after. Returns how many pictures differ. Throws where git does not know the revision.
 */
export function writeSince(revision: string, folder: string, repository: string): number {
  const changes = changesBetween(revision);
  const looks = new Map(readLooks().map((look) => [look.picture, look]));
  const before = join(folder, 'before');
  mkdirSync(before, { recursive: true });
  const section = (change: Change) => {
    const { picture } = change;
    const look = looks.get(picture);
    if (change.before)
      writeFileSync(
        join(before, `${picture}.webp`),
        git(acceptedFolder, 'cat-file', 'blob', change.before),
      );
    return [
      `<section><h3>${escapeHtml(look ? `${look.title}: ${look.name}` : picture)}, ${kindOf(change)}</h3>`,
      '<div class="row">',
      change.before ? figure(`before/${picture}.webp`, 'before') : '',
      change.after ? figure(`pictures/${picture}.webp`, 'now') : '',
      '</div></section>',
    ].join('');
  };
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const told = readChangesSince(revision).map(({ date, subject }) => `${date}: ${subject}`);
  const parts = [
    `<h2>Releases</h2>${list(readReleasesSince(revision, repository).map(toldOf))}`,
    `<h2>What was done</h2>${list(told)}`,
    `<h2>Before and now: ${changes.length} pictures</h2>`,
    ...changes.map(section),
  ];
  writeFileSync(
    join(folder, 'since.html'),
    page(`What changed since ${revision}`, parts.join('\n')),
  );
  return changes.length;
}
