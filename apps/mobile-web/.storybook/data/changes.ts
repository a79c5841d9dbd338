import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Change } from './facts.ts';
import { createStoriesOf } from './stories-of-files.ts';

const ours = join(import.meta.dirname, '../../../..');
const app = 'apps/mobile-web';

const drawnFolders = [
  `${app}/src/app`,
  `${app}/src/features`,
  `${app}/src/shared`,
  'packages/ui/src',
  'packages/form-engine/src',
  'locales',
];
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
const isForStories = (file: string) => /\.(stories|fixtures)\.tsx?$/.test(file);

/** What draws a screen, its style, and its texts in each language. */
const isSeen = (file: string) =>
  /\.(tsx|css|messages\.ts)$|^locales\/[a-z]{2}\.json$/.test(file) &&
  !isTest(file) &&
  !isForStories(file);

/** What borrowers see otherwise since two weeks ago, the newest first; nothing without git or a history. */
export const readChanges = (repository = ours): Change[] =>
  readLog(repository, '--since=2 weeks', drawnFolders, isSeen);

/**
 * What a picture may look different for since a revision, the newest first: also the stories, what they are given, and the
 * rules that their figures come from.
 */
export const readChangesSince = (revision: string, repository = ours): Change[] =>
  readLog(
    repository,
    `${revision}..HEAD`,
    [
      ...drawnFolders,
      'brand',
      'packages/domain/src',
      `${app}/.storybook/atlas`,
      `${app}/.storybook/journeys`,
    ],
    (file) => isSeen(file) || (!file.startsWith('locales/') && !isTest(file)),
  );

function readLog(
  repository: string,
  range: string,
  folders: readonly string[],
  isTold: (file: string) => boolean,
): Change[] {
  const { status, stdout } = spawnSync(
    'git',
    ['log', range, '--no-merges', '--format=%x00%cs%x09%s', '--name-only', '--', ...folders],
    { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) return [];
  const storiesOf = createStoriesOf(join(repository, app));
  return stdout
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [head = '', ...files] = entry.trim().split('\n').filter(Boolean);
      const [date = '', subject = ''] = head.split('\t');
      const told = files.filter(isTold);
      const stories = new Set(told.flatMap((file) => storiesOf(join(repository, file))));
      return told.length > 0 ? [{ date, subject, stories: [...stories] }] : [];
    });
}
