import type { Translations } from '../../src/shared/i18n/messages.ts';
import { facts } from '../data/app-facts.ts';
import type { RefusalExample } from '../data/facts.ts';
import { callsOnPages } from './call-pages.ts';
import { causeOf } from './error-codes.ts';
import { storyPageLink, titleWithCommas, type StoryEntry } from './index-entries.ts';
import { linkToRow } from './url-state.ts';

/** `picture` is the Storybook URL of the page that shows the namespace's messages. */
type Notes = Readonly<Record<string, { note: string; picture?: string }>>;

const [notes = {}] = Object.values(
  import.meta.glob<Notes>('../../../../locales/notes.json', { eager: true, import: 'default' }),
);

const [serverTexts = {}] = Object.values(
  import.meta.glob<Translations>('../../../../locales/en.server.json', {
    eager: true,
    import: 'default',
  }),
);

export const messagesPage = '?path=/docs/messages--page';

export interface ListedMessage {
  source: 'app' | 'server' | 'server error';
  /** `namespace.key`, or the name and code of a server error. */
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

export const errorKey = ({ name, code }: Pick<RefusalExample, 'name' | 'code'>): string =>
  `${name} (${code})`;

const refusals = (all: readonly StoryEntry[]): ListedMessage[] =>
  callsOnPages(all).flatMap(({ call, ...screen }) =>
    call.refusals.map(({ name, code, msg }): ListedMessage => ({
      source: 'server error',
      key: errorKey({ name, code }),
      text: msg,
      screens: [screen],
      shownWhen: causeOf(code, call.whenRefused),
    })),
  );

/**
 * The texts that the server sends apart from its refusals: consent notices, agreements, help, labels
 * of forms, SMS and others.
 */
const messagesOfServer = (all: readonly StoryEntry[]): ListedMessage[] =>
  Object.entries(serverTexts)
    .filter(([namespace]) => namespace !== 'refusals')
    .flatMap(([namespace, texts]) => {
      const { note = '', picture: href } = notes[namespace] ?? {};
      const page = all.find(({ id }) => href === storyPageLink(id, all));
      return Object.entries(texts).map(([key, text]): ListedMessage => ({
        source: 'server',
        key: `${namespace}.${key}`,
        text,
        screens: page ? [screenOf(page, all)] : [],
        shownWhen: note,
      }));
    });

export const listMessages = (all: readonly StoryEntry[]): ListedMessage[] =>
  onceEach([...messagesOfApp(all), ...messagesOfServer(all), ...refusals(all)]);

export const linkToMessage = ({ key }: ListedMessage): string => linkToRow(messagesPage, key);

/** A text that a spreadsheet would run as a formula gets a prefix. */
const cellOf = (text: string): string =>
  `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

/** The CSV sheet. Its links omit the address of Storybook, because that depends on the hosting. */
export function messagesToCsv(messages: readonly ListedMessage[]): string {
  const rows = messages.map((message) => {
    const { source, key, text, screens, shownWhen, story } = message;
    return [
      text,
      source,
      key,
      screens.map(({ title }) => title).join('; '),
      shownWhen,
      story ? `?path=/story/${story.id}` : (screens[0]?.href ?? linkToMessage(message)),
    ];
  });
  const heading = ['Message', 'Source', 'Key', 'Screens', 'Shown when', 'Page of this Storybook'];
  return `\uFEFF${[heading, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}`;
}
