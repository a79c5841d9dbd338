import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { appFolder } from './app-sources.ts';

/** `file` and `componentFile` are relative to the app's folder. */
export interface StoryFile {
  file: string;
  title: string;
  component: string;
  componentFile: string;
}

/** The stories files whose component belongs to the app, and not to a package. */
export function readStories(folder = appFolder): StoryFile[] {
  const files = globSync('src/**/*.stories.tsx', { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const options = { fileName: file, makeTitle: (title = '') => title };
    const csf = loadCsf(readFileSync(join(folder, file), 'utf8'), options).parse();
    const path = csf.indexInputs[0]?.rawComponentPath;
    const { title = '', component = '' } = csf.meta;
    return path === undefined
      ? []
      : [{ file, title, component, componentFile: join(dirname(file), path) }];
  });
}

/**
 * Sorts each title before the longer titles that begin with it, such as “Home” before “Home with
 * orders”: first by how many titles begin with it, then by length.
 */
export function sortStoryFiles(stories: readonly StoryFile[]): StoryFile[] {
  const begun = (title: string) => stories.filter((one) => one.title.startsWith(title)).length;
  return stories.toSorted(
    (a, b) => begun(b.title) - begun(a.title) || a.title.length - b.title.length,
  );
}
