import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Change {
  date: string;
  subject: string;
}

const repositoryRoot = join(import.meta.dirname, '../../../..');
const app = 'apps/mobile-web';

const uiFolders = [
  `${app}/src/app`,
  `${app}/src/features`,
  `${app}/src/shared`,
  'packages/ui/src',
  'packages/form-engine/src',
  'locales',
];
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
const isForStories = (file: string) => /\.(stories|fixtures)\.tsx?$/.test(file);

const isVisible = (file: string) =>
  /\.(tsx|css|messages\.ts)$|^locales\/[a-z]{2}\.json$/.test(file) &&
  !isTest(file) &&
  !isForStories(file);

/** Returns the newest change first. */
export const readChangesSince = (revision: string, repository = repositoryRoot): Change[] =>
  readLog(
    repository,
    `${revision}..HEAD`,
    [
      ...uiFolders,
      'brand',
      'packages/domain/src',
      `${app}/.storybook/order-states`,
      `${app}/.storybook/flows`,
    ],
    (file) => isVisible(file) || (!file.startsWith('locales/') && !isTest(file)),
  );

function readLog(
  repository: string,
  range: string,
  folders: readonly string[],
  isIncluded: (file: string) => boolean,
): Change[] {
  const { status, stdout } = spawnSync(
    'git',
    ['log', range, '--no-merges', '--format=%x00%cs%x09%s', '--name-only', '--', ...folders],
    { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) return [];
  return stdout
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [head = '', ...files] = entry.trim().split('\n').filter(Boolean);
      const [date = '', subject = ''] = head.split('\t');
      return files.some(isIncluded) ? [{ date, subject }] : [];
    });
}
