/** Loading states have no screenshots, because they change after some seconds. */
export const isLoading = ({ id }: { id: string }): boolean => id.endsWith('--loading');

/** Loading states come last, because each of them loads all of Storybook in a slow iframe. */
export const loadingLast = <Story extends { id: string }>(stories: readonly Story[]): Story[] =>
  stories.toSorted((one, other) => Number(isLoading(one)) - Number(isLoading(other)));
