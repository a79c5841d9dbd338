/** A story of what stands there until an answer comes. It has no picture: the screen says after some seconds that it waits. */
export const isLoading = ({ id }: { id: string }): boolean => id.endsWith('--loading');

/** In their order, but what only loads comes last: it tells least, and without a picture it brings all of Storybook once more. */
export const loadingLast = <Story extends { id: string }>(stories: readonly Story[]): Story[] =>
  stories.toSorted((one, other) => Number(isLoading(one)) - Number(isLoading(other)));
