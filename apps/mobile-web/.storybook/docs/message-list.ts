import { facts } from '../data/app-facts.ts';
import { callsOnPages } from './call-pages.ts';
import { causeOf } from './error-codes.ts';
import { storyPageLink, titleWithCommas, type StoryEntry } from './index-entries.ts';

type Notes = Readonly<Record<string, { note: string }>>;

const [notes = {}] = Object.values(
  import.meta.glob<Notes>('../../../../locales/notes.json', { eager: true, import: 'default' }),
);

export interface ListedMessage {
  source: 'app' | 'server';
  /** `namespace.key` of an app message, or the name and code of the server's refusal. */
  key: string;
  text: string;
  screens: { title: string; href: string }[];
  shownWhen: string;
  /** A story whose test expects the message. */
  story?: StoryEntry;
}

function onceEach(messages: readonly ListedMessage[]): ListedMessage[] {
  const sameText = Map.groupBy(messages, ({ key, text }) => `${key} ${text}`);
  return [...sameText.values()].flatMap((same) => {
    const screens = new Map(same.flatMap((one) => one.screens).map((one) => [one.href, one]));
    const inOrder = [...screens.values()].toSorted((a, b) => a.title.localeCompare(b.title));
    const best = same.find(({ story }) => story) ?? same[0];
    return best ? [{ ...best, screens: inOrder }] : [];
  });
}

const screenOf = ({ id, title }: StoryEntry, all: readonly StoryEntry[]) => ({
  title: titleWithCommas(title),
  href: storyPageLink(id, all),
});

/**
 * When the app shows the message: the name and description of a story that shows it, or else the
 * translators' note.
 */
function conditionOf(namespace: string, story: StoryEntry | undefined): string {
  if (!story) return notes[namespace]?.note ?? '';
  const description = facts.descriptions[story.id];
  return description === undefined ? story.name : `${story.name}: ${description}`;
}

/**
 * If a screen's stories have several titles in the sidebar, its messages are listed under the first
 * title.
 */
function messagesOfApp(all: readonly StoryEntry[]): ListedMessage[] {
  const stories = new Map(all.map((entry) => [entry.id, entry]));
  return Object.entries(facts.screens).flatMap(([file, { texts, shownIn }]) => {
    const page = all.find(({ componentPath, type }) => type === 'story' && componentPath === file);
    if (!page) return [];
    return Object.entries(texts).flatMap(([namespace, own]) =>
      Object.entries(own).map(([name, text]): ListedMessage => {
        const key = `${namespace}.${name}`;
        const story = stories.get(shownIn[key] ?? '');
        return {
          source: 'app',
          key,
          text,
          screens: [screenOf(page, all)],
          shownWhen: conditionOf(namespace, story),
          ...(story && { story }),
        };
      }),
    );
  });
}

const refusals = (all: readonly StoryEntry[]): ListedMessage[] =>
  callsOnPages(all).flatMap(({ call, ...screen }) =>
    call.refusals.map(({ name, code, msg }): ListedMessage => ({
      source: 'server',
      key: `${name} (${code})`,
      text: msg,
      screens: [screen],
      shownWhen: causeOf(code, call.whenRefused),
    })),
  );

export const listMessages = (all: readonly StoryEntry[]): ListedMessage[] =>
  onceEach([...messagesOfApp(all), ...refusals(all)]);

/** A text that a spreadsheet would run as a formula gets a prefix. */
const cellOf = (text: string): string =>
  `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

/** The CSV sheet. Its links omit the address of Storybook, because that depends on the hosting. */
export function messagesToCsv(messages: readonly ListedMessage[]): string {
  const rows = messages.map(({ source, key, text, screens, shownWhen, story }) => [
    text,
    source,
    key,
    screens.map(({ title }) => title).join('; '),
    shownWhen,
    story ? `?path=/story/${story.id}` : (screens[0]?.href ?? ''),
  ]);
  const heading = ['Message', 'Source', 'Key', 'Screens', 'Shown when', 'Page of this Storybook'];
  return `\uFEFF${[heading, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}`;
}
