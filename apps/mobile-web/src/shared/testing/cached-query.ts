import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';

/** Puts the response into the cache before the story, as if an earlier screen had fetched it. */
export const withCached =
  <Data>(query: { queryKey: QueryKey }, response: () => Data): Decorator =>
  (Story) => {
    const queryClient = useQueryClient();
    if (!queryClient.getQueryData(query.queryKey))
      queryClient.setQueryData(query.queryKey, response());
    return Story();
  };
