import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Change } from './facts.ts';

const appFolder = join(import.meta.dirname, '../..');
const repository = join(appFolder, '../..');
const shownFolders = [
  'apps/mobile-web/src/features',
  'packages/ui/src',
  'packages/form-engine/src',
];

/** What changed on screens in the last two weeks, the newest first; nothing without git or a history. */
export const readChanges = (): Change[] => readLog('--since=2 weeks');

/** What changed on screens since a revision, the newest first. */
export const readChangesSince = (revision: string): Change[] => readLog(`${revision}..HEAD`);

function readLog(range: string): Change[] {
  const { status, stdout } = spawnSync(
    'git',
    ['log', range, '--no-merges', '--format=%x00%cs%x09%s', '--name-only', '--'].concat(
      shownFolders,
    ),
    { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) return [];
  return stdout
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [head = '', ...files] = entry.trim().split('\n').filter(Boolean);
      const [date = '', subject = ''] = head.split('\t');
      const drawn = files.filter(
        (file) => /\.(tsx|css)$/.test(file) && !file.includes('.stories.'),
      );
      const stories = [...new Set(drawn.map(dirname))].flatMap(storiesIn);
      return stories.length > 0 ? [{ date, subject, stories }] : [];
    });
}

/** Story files as Storybook names them: from the app's folder. */
function storiesIn(folder: string): string[] {
  const path = join(repository, folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter((name) => name.endsWith('.stories.tsx'));
  return names.map((name) => {
    const file = relative(appFolder, join(path, name));
    return file.startsWith('.') ? file : `./${file}`;
  });
}
