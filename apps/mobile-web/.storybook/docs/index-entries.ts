/** A story as Storybook's index lists it. */
export interface StoryEntry {
  id: string;
  name: string;
  /** Such as `6 Orders/Detail`. */
  title: string;
  type: 'story' | 'docs';
  importPath: string;
  componentPath?: string;
  tags: string[];
}

interface StoryIndex {
  entries: Record<string, StoryEntry>;
}

/** All stories and pages, in the order of the sidebar. */
export const entries: Promise<StoryEntry[]> = fetch('./index.json')
  .then((answer) => answer.json() as Promise<StoryIndex>)
  .then((index) => Object.values(index.entries));

/**
 * Whether pages show the entry. Stories with the tag `behaviour` are interaction tests, so pages
 * hide them.
 */
export const isVisible = ({ type, tags }: StoryEntry) =>
  type === 'story' && !tags.includes('behaviour');

/** The title as one line: `6 Orders, Detail` for `6 Orders/Detail`. */
export const titleWithCommas = (title: string): string => title.split('/').join(', ');

/** The title without its section: 'Detail' for '6 Orders/Detail'. */
export const titleWithoutSection = ({ title }: Pick<StoryEntry, 'title'>): string =>
  title.split('/').slice(1).join(', ');

/**
 * The link to the page of a story's title. A title with only tests of behaviour has no page, so it
 * links to the story.
 */
export function storyPageLink(id: string, all: readonly StoryEntry[]): string {
  const page = `${id.split('--')[0]}--page`;
  return all.some((entry) => entry.id === page) ? `?path=/docs/${page}` : `?path=/story/${id}`;
}

/** The folders before a component's name in a title, such as `Kit/Toast/ToastHost`. */
const inKit = /^Kit\/(.*\/)?/;

/** The page ids of the kit components, by component name. */
export const pagesOfKit = (all: readonly StoryEntry[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ title, id }) => (inKit.test(title) ? [[title.replace(inKit, ''), id]] : [])),
  );
