import type { OptionsPort } from '@kosha/form-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { districtsQuery, statesQuery } from './info.queries.ts';

interface Region {
  id: string;
  name: string;
}

const toChoices = (regions: readonly Region[]) =>
  regions.map(({ id, name }) => ({ value: id, label: name }));

/** The states, and the districts of one, for the form's pickers (§4). */
export function useRegionOptions(): OptionsPort {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      states: async () => toChoices(await queryClient.fetchQuery(statesQuery)),
      districts: async (stateId) =>
        toChoices(await queryClient.fetchQuery(districtsQuery(stateId))),
    }),
    [queryClient],
  );
}
