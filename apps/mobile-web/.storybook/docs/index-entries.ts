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

/** A story that shows a screen as a borrower meets it, and is no test of behaviour. */
export const isVisible = ({ type, tags }: StoryEntry) =>
  type === 'story' && !tags.includes('behaviour');

export const nameOf = ({ title }: StoryEntry): string => title.split('/').slice(1).join(', ');

/** The page of a story's title; the story itself where the title has no page, as it has tests of behaviour alone. */
export function pageOf(id: string, all: readonly StoryEntry[]): string {
  const page = `${id.split('--')[0]}--page`;
  return all.some((entry) => entry.id === page) ? `?path=/docs/${page}` : `?path=/story/${id}`;
}

/** Before the name of a component in the title of its page, which may stand in a folder: `Kit/Toast/ToastHost`. */
const inKit = /^Kit\/(.*\/)?/;

/** The ids of the pages of the kit's components. */
export const pagesOfKit = (all: readonly StoryEntry[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ title, id }) => (inKit.test(title) ? [[title.replace(inKit, ''), id]] : [])),
  );
