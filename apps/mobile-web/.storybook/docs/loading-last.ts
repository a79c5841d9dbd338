/**
 * Whether the story shows a loading state. It has no screenshot, because the screen changes after
 * some seconds.
 */
export const isLoading = ({ id }: { id: string }): boolean => id.endsWith('--loading');

/**
 * Moves loading states to the end. They show the least, and without a screenshot each embeds all of
 * Storybook.
 */
export const loadingLast = <Story extends { id: string }>(stories: readonly Story[]): Story[] =>
  stories.toSorted((one, other) => Number(isLoading(one)) - Number(isLoading(other)));
