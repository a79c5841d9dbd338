import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { filesFrom } from './files-from.ts';
import { inRank, readStories, type Stories } from './read-stories.ts';

/** What more components are made of is shared by screens. */
const mostComponents = 4;

interface Component {
  /** Its own file of stories. */
  stories: string;
  file: string;
  files: ReadonlySet<string>;
  source: string;
}

/** With its own stories: the first of those that show it. */
function toComponent(app: string, shown: readonly Stories[]): Component[] {
  const [own] = inRank(shown);
  if (own === undefined) return [];
  const file = join(app, own.componentFile);
  const files = filesFrom(file);
  const source = files.map((one) => readFileSync(one, 'utf8')).join('\n');
  return [{ stories: join(app, own.file), file, files: new Set(files), source }];
}

/** A part of a package has its stories beside it. */
const storiesBeside = (file: string): string[] =>
  globSync('*.stories.tsx', { cwd: dirname(file) }).map((name) => join(dirname(file), name));

/** As Storybook names it: from the app's folder. */
function asInIndex(app: string, file: string): string {
  const path = relative(app, file);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * A function that tells which stories show what a file draws: those of the component in it, else those of the components
 * that are made of it. None where it is shared by many, or draws what no stories show.
 */
export function createStoriesOf(app: string): (file: string) => string[] {
  const shown = Map.groupBy(readStories(app), (one) => `${one.componentFile} ${one.component}`);
  const components = [...shown.values()].flatMap((own) => toComponent(app, own));
  function storiesOf(file: string): string[] {
    if (!file.startsWith(`${app}/`)) return storiesBeside(file);
    const isMadeOf = ({ files, source }: Component) =>
      file.endsWith('.css') ? source.includes(`/${basename(file)}'`) : files.has(file);
    const own = components.filter((one) => one.file === file);
    const made = own.length > 0 ? own : components.filter(isMadeOf);
    return made.length > mostComponents ? [] : made.map(({ stories }) => stories);
  }
  return (file) => storiesOf(file).map((stories) => asInIndex(app, stories));
}
