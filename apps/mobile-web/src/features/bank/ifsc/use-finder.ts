import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Read } from '../../../shared/read-failed.tsx';
import {
  banksQuery,
  branchesQuery,
  citiesQuery,
  statesQuery,
  type Branch,
  type Place,
} from './ifsc.queries.ts';

/** What is picked, in this order; a change of one forgets those after it (§4). */
export const levels = ['bank', 'state', 'city', 'branch'] as const;
export type Level = (typeof levels)[number];

/** One of the four lists, and what is picked from it. */
export interface Step {
  level: Level;
  list: Read<readonly Place[]>;
  chosen: Place | undefined;
  choose: (id: string) => void;
  /** Picks again what this list follows from, since the list is not there. */
  chooseAgain: () => void;
}

/**
 * The four lists of the finder. Bank, state and city stand in the address, so that a reload keeps
 * them; an id that its list does not have counts as not chosen.
 */
export function useFinder() {
  const [query, setQuery] = useSearchParams();
  const [branchId, setBranchId] = useState<string>();
  const queryClient = useQueryClient();

  const banks = toRead(useQuery(banksQuery));
  const bank = find(banks, query.get('bank'));
  const states = toRead(useQuery({ ...statesQuery(bank?.id ?? ''), enabled: bank !== undefined }));
  const state = bank && find(states, query.get('state'));
  const cities = toRead(
    useQuery({ ...citiesQuery(state?.id ?? ''), enabled: state !== undefined }),
  );
  const city = state && find(cities, query.get('city'));
  const branches = toRead(
    useQuery({ ...branchesQuery(city?.id ?? ''), enabled: city !== undefined }),
  );
  const branch = city && find(branches, branchId ?? null);

  function choose(level: Level, id: string | undefined) {
    setBranchId(level === 'branch' ? id : undefined);
    if (level === 'branch' || query.get(level) === id) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const later of levels.slice(levels.indexOf(level))) next.delete(later);
        if (id !== undefined) next.set(level, id);
        return next;
      },
      { replace: true },
    );
  }

  const step = (level: Level, list: Step['list'], chosen: Place | undefined): Step => ({
    level,
    list,
    chosen,
    choose: (id) => choose(level, id),
    chooseAgain() {
      const before = levels[Math.max(levels.indexOf(level) - 1, 0)] ?? 'bank';
      // What the server has forgotten stands in the lists that were loaded before.
      void queryClient.invalidateQueries({ queryKey: ['bank-info'] });
      choose(before, undefined);
    },
  });
  const steps = [
    step('bank', banks, bank),
    ...(bank ? [step('state', states, state)] : []),
    ...(state ? [step('city', cities, city)] : []),
    ...(city ? [step('branch', branches, branch)] : []),
  ];
  return {
    banks,
    steps,
    /** What the dialog asks about, or null while nothing is to be confirmed. */
    found: branch && state && city ? { branch, state, city } : null,
    closeFound: () => setBranchId(undefined),
    refind: () => choose('bank', undefined),
  };
}

export interface FoundBranch {
  branch: Branch;
  state: Place;
  city: Place;
}

/** Reads all of it here: a query tells only of changes of what was read while its hook ran. */
const toRead = <Item extends Place>(query: UseQueryResult<Item[]>): Read<readonly Item[]> => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching,
  refetch: query.refetch,
});

const find = <Item extends Place>({ data }: Read<readonly Item[]>, id: string | null) =>
  data?.find((item) => item.id === id);
