/** An entry of Storybook's `index.json`. */
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
export const storyEntries: Promise<StoryEntry[]> = fetch('./index.json')
  .then((answer) => answer.json() as Promise<StoryIndex>)
  .then((index) => Object.values(index.entries));

/** Pages hide stories with the tag `behaviour`, because these are interaction tests. */
export const isVisibleStory = ({ type, tags }: StoryEntry) =>
  type === 'story' && !tags.includes('behaviour');

export const titleWithCommas = (title: string): string => title.split('/').join(', ');

export const titleWithoutSection = ({ title }: Pick<StoryEntry, 'title'>): string =>
  title.split('/').slice(1).join(', ');

/** A title with only tests of behaviour has no page, so the link opens the story. */
export function storyPageLink(id: string, all: readonly StoryEntry[]): string {
  const page = `${id.split('--')[0]}--page`;
  return all.some((entry) => entry.id === page) ? `?path=/docs/${page}` : `?path=/story/${id}`;
}

/** Matches the folders in a kit component's title: `Kit/Toast/` in `Kit/Toast/ToastHost`. */
const inKit = /^Kit\/(.*\/)?/;

export const pagesOfKit = (all: readonly StoryEntry[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ title, id }) => (inKit.test(title) ? [[title.replace(inKit, ''), id]] : [])),
  );
