import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@kosha/domain';
import { escapeHtml } from '../build/escape-html.ts';
import { git } from './git.ts';
import { renderFigure, renderHtmlPage } from './html.ts';
import type { ScreenshotTarget } from './screenshot-targets.ts';

function picturesAt(revision: string, accepted: string): Map<string, string> {
  const rows = git(accepted, 'ls-tree', '-r', revision, '--', '.').toString().trim().split('\n');
  return new Map(
    rows.filter(Boolean).map((row) => {
      const [about = '', path = ''] = row.split('\t');
      return [path.replace(/\.webp$/, ''), about.split(' ')[2] ?? ''];
    }),
  );
}

function picturesIn(accepted: string): Map<string, string> {
  const files = readdirSync(accepted).filter((file) => file.endsWith('.webp'));
  if (files.length === 0) return new Map();
  const hashes = git(accepted, 'hash-object', '--', ...files)
    .toString()
    .trim()
    .split('\n');
  return new Map(files.map((file, at) => [file.replace(/\.webp$/, ''), hashes[at] ?? '']));
}

interface Change {
  picture: string;
  before: string | undefined;
  after: string | undefined;
}

function changesSince(revision: string, accepted: string): Change[] {
  const [then, now] = [picturesAt(revision, accepted), picturesIn(accepted)];
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((picture) => ({ picture, before: then.get(picture), after: now.get(picture) }))
    .filter(({ before, after }) => before !== after);
}

const kindOf = ({ before, after }: Change) => {
  if (before === undefined) return 'new';
  return after === undefined ? 'gone' : 'changed';
};

const app = 'apps/mobile-web';

/** The files whose changes a borrower or a reader of Storybook can see. */
const visibleFiles = [
  `${app}/src/app`,
  `${app}/src/features`,
  `${app}/src/shared`,
  `${app}/.storybook/order-states`,
  `${app}/.storybook/flows`,
  'packages/domain/src',
  'packages/form-engine/src',
  'packages/ui/src',
  'brand',
  ':(glob)locales/??.*.json',
  ':(exclude,glob)**/*.test.ts*',
  ':(exclude,glob)**/testing/**',
];

/** Returns the newest commit first. */
const readCommitsSince = (revision: string, repository: string): string[] =>
  git(
    repository,
    'log',
    `${revision}..HEAD`,
    '--no-merges',
    '--format=%cs: %s',
    '--',
    ...visibleFiles,
  )
    .toString()
    .split('\n')
    .filter(Boolean);

function readNotesSince(revision: string, repository: string): string[] {
  const diff = git(repository, 'diff', revision, '--', `${app}/CHANGELOG.md`).toString();
  return [...diff.matchAll(/^\+- (.+)$/gm)].map(([, note = '']) => note);
}

const list = (heading: string, items: readonly string[]) =>
  items.length === 0
    ? []
    : [
        `<h2>${heading}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
      ];

interface Since {
  revision: string;
  folder: string;
  repository: string;
  looks: readonly ScreenshotTarget[];
  language?: Language | undefined;
}

/** Returns the number of changed screenshots. */
export function writeChangesSince({
  revision,
  folder,
  repository,
  looks,
  language,
}: Since): number {
  const accepted = join(repository, app, 'screenshots/accepted');
  const isAsked = ({ picture }: Change) =>
    language === undefined || picture.endsWith(`.${language}`);
  const changes = changesSince(revision, accepted).filter(isAsked);
  const lookOf = new Map(looks.map((look) => [look.picture, look]));
  const [before, now] = [join(folder, 'before'), join(folder, 'now')];
  mkdirSync(before, { recursive: true });
  mkdirSync(now, { recursive: true });
  const section = (change: Change) => {
    const { picture } = change;
    const file = `${picture}.webp`;
    const look = lookOf.get(picture);
    if (change.before)
      writeFileSync(join(before, file), git(accepted, 'cat-file', 'blob', change.before));
    if (change.after) cpSync(join(accepted, file), join(now, file));
    return [
      `<section><h3>${escapeHtml(look ? `${look.title}: ${look.name}` : picture)}, ${kindOf(change)}</h3>`,
      '<div class="row">',
      change.before ? renderFigure(`before/${file}`, 'before') : '',
      change.after ? renderFigure(`now/${file}`, 'now') : '',
      '</div></section>',
    ].join('');
  };
  const parts = [
    ...list('Changes for borrowers', readNotesSince(revision, repository)),
    ...list('What was done', readCommitsSince(revision, repository)),
    ...(changes.length === 0 ? [] : [`<h2>Before and now: ${changes.length} pictures</h2>`]),
    ...changes.map(section),
  ];
  const body = parts.length === 0 ? '<p>Nothing has changed.</p>' : parts.join('\n');
  writeFileSync(join(folder, 'since.html'), renderHtmlPage(`What changed since ${revision}`, body));
  return changes.length;
}
