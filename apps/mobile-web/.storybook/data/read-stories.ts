import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { appFolder } from './app-sources.ts';

/** A file of stories, and what it shows. */
export interface Stories {
  /** From the app's folder. */
  file: string;
  title: string;
  /** The name of the component, and its file from the app's folder. */
  component: string;
  componentFile: string;
}

/** The files of stories that show a component of the app itself, and not one that they put around it. */
export function readStories(folder = appFolder): Stories[] {
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
 * Of several stories of one component the first are its own: those with whose title most begin, such as Home before Home
 * with orders, and then the shortest.
 */
export function inRank(stories: readonly Stories[]): Stories[] {
  const begun = (title: string) => stories.filter((one) => one.title.startsWith(title)).length;
  return stories.toSorted(
    (a, b) => begun(b.title) - begun(a.title) || a.title.length - b.title.length,
  );
}
