/** Loading states have no screenshots, because they change after some seconds. */
export const isLoadingStory = ({ id }: { id: string }): boolean => id.endsWith('--loading');

/** Loading states come last: instead of a screenshot, each has an iframe, which loads slowly. */
export const sortLoadingLast = <Story extends { id: string }>(stories: readonly Story[]): Story[] =>
  stories.toSorted((one, other) => Number(isLoadingStory(one)) - Number(isLoadingStory(other)));
