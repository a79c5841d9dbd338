import { facts } from '../data/app-facts.ts';
import { callsOnPages } from './call-pages.ts';
import { causeOf } from './errors.tsx';
import { entries, pageOf, type StoryEntry } from './index-entries.ts';

type Row = readonly [
  screen: string,
  source: string,
  key: string,
  message: string,
  condition: string,
  link: string,
];

const heading: Row = ['Screen', 'Source', 'Key', 'Message', 'Condition', 'Link'];

/** An absolute URL in this Storybook. */
const linkTo = (path: string): string => new URL(path, window.parent.location.href).href;

function messagesOf(all: readonly StoryEntry[]): Row[] {
  return Object.entries(facts.screens).flatMap(([file, { texts, shownIn }]) => {
    const page = all.find(({ componentPath }) => componentPath === file);
    if (!page) return [];
    return Object.entries(texts).flatMap(([namespace, own]) =>
      Object.entries(own).map(([key, text]): Row => {
        const story = all.find(({ id }) => id === shownIn[`${namespace}.${key}`]);
        const link = story ? `?path=/story/${story.id}` : pageOf(page.id, all);
        return [page.title, 'app', `${namespace}.${key}`, text, story?.name ?? '', linkTo(link)];
      }),
    );
  });
}

const refusalsOf = (all: readonly StoryEntry[]): Row[] =>
  callsOnPages(all).flatMap(({ call, page }) =>
    call.refusals.map(({ name, code, msg }): Row => [
      page.title,
      'server',
      `${call.operationId} ${name} (${code})`,
      msg,
      causeOf(code, call.whenRefused),
      linkTo(pageOf(page.id, all)),
    ]),
  );

/** Prefixes texts that a spreadsheet would run as a formula. */
const cellOf = (text: string): string =>
  `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

/** A CSV file for lawyers: each message of the app and each refusal of the server, by screen. */
export async function readSheet(): Promise<string> {
  const all = await entries;
  const rows = [heading, ...messagesOf(all), ...refusalsOf(all)];
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}`;
}
