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
export function readStories(): Stories[] {
  const files = globSync('src/**/*.stories.tsx', { cwd: appFolder }).toSorted();
  return files.flatMap((file) => {
    const options = { fileName: file, makeTitle: (title = '') => title };
    const csf = loadCsf(readFileSync(join(appFolder, file), 'utf8'), options).parse();
    const path = csf.indexInputs[0]?.rawComponentPath;
    const { title = '', component = '' } = csf.meta;
    return path === undefined
      ? []
      : [{ file, title, component, componentFile: join(dirname(file), path) }];
  });
}
