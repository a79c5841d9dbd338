import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appFolder } from './app-sources.ts';
import { readLastRelease, readReleaseNotes } from './read-release-notes.ts';

it('reads only the newest section of the change log', () => {
  const log =
    '# Changes\n\n## Next\n\n- 5 Apply/Apply: New.\n\n## 1.0.0\n\n- 6 Orders/List: Old.\n';
  expect(readReleaseNotes(log)).toEqual([{ title: '5 Apply/Apply', text: 'New.' }]);
  expect(readLastRelease(log)).toBe('1.0.0');
});

it('has no last release before the first one', () =>
  expect(readLastRelease('# Changes\n\n## Next\n')).toBeUndefined());

it('each note names a page of Storybook', () => {
  const stories = globSync('src/**/*.stories.tsx', { cwd: appFolder });
  const titles = new Set(
    stories.map(
      (file) => /title: '([^']+)'/.exec(readFileSync(join(appFolder, file), 'utf8'))?.[1],
    ),
  );
  const notes = readReleaseNotes();
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.filter(({ title }) => !titles.has(title))).toEqual([]);
});
