/**
 * Whether the story shows a loading state. Loading states have no screenshots, because they change
 * after some seconds.
 */
export const isLoading = ({ id }: { id: string }): boolean => id.endsWith('--loading');

/**
 * Moves the stories of loading states to the end. These stories have no screenshot, so the page shows
 * each of them in a slow iframe with all of Storybook.
 */
export const loadingLast = <Story extends { id: string }>(stories: readonly Story[]): Story[] =>
  stories.toSorted((one, other) => Number(isLoading(one)) - Number(isLoading(other)));
