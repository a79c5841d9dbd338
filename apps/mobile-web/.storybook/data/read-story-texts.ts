import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { toModule } from '../index/interactions.ts';
import { appFolder } from './app-sources.ts';

/**
 * A story and the string and regex literals in its code. If a literal matches a message, the story
 * counts as an example of the message.
 */
export interface StoryTexts {
  id: string;
  componentFile: string;
  description: string;
  texts: readonly (string | RegExp)[];
}

/** The minimum length of a text; a shorter one could match several messages. */
const shortest = 4;

function textsOf(story: t.Node): StoryTexts['texts'] {
  const found: (string | RegExp)[] = [];
  t.traverseFast(story, (node) => {
    if (t.isStringLiteral(node) && node.value.length >= shortest) found.push(node.value);
    if (t.isRegExpLiteral(node) && node.pattern.length >= shortest)
      found.push(new RegExp(node.pattern, node.flags.replace('g', '')));
  });
  return found;
}

function commentAbove(source: string, exportName: string): string {
  const pattern = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${exportName}\\b`);
  const [, comment = ''] = pattern.exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim();
}

export function readStoryTexts(folder = appFolder): StoryTexts[] {
  const files = globSync('src/**/*.stories.tsx', { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    const options = { fileName: file, makeTitle: (title = '') => title };
    const csf = loadCsf(source, options).parse();
    const { declared } = toModule(babelParse(source), path);
    const component = csf.indexInputs[0]?.rawComponentPath;
    return csf.indexInputs.map(({ exportName }) => {
      const story = declared.get(exportName);
      return {
        id: toId(csf.meta.title ?? '', storyNameFromExport(exportName)),
        componentFile: component === undefined ? '' : join(dirname(file), component),
        description: commentAbove(source, exportName),
        texts: story ? textsOf(story) : [],
      };
    });
  });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  );

export function storiesShowing(
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>,
  stories: readonly StoryTexts[],
): Record<string, string> {
  const found = Object.entries(messages).flatMap(([namespace, own]) =>
    Object.entries(own).flatMap(([key, message]) => {
      const pattern = patternOf(message);
      const isShown = (text: string | RegExp) =>
        typeof text === 'string' ? pattern.test(text) : text.test(message);
      const story = stories.find(({ texts }) => texts.some(isShown));
      return story ? [[`${namespace}.${key}`, story.id] as const] : [];
    }),
  );
  return Object.fromEntries(found);
}
