import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Read } from '../../../shared/server/read-failed.tsx';
import {
  banksQuery,
  branchesQuery,
  citiesQuery,
  statesQuery,
  type Branch,
  type Place,
} from './ifsc.queries.ts';

/** The lists in order; a new selection in one clears the later ones (§4). */
export const levels = ['bank', 'state', 'city', 'branch'] as const;
export type Level = (typeof levels)[number];

/** One of the four lists with its selection. */
export interface Step {
  level: Level;
  list: Read<readonly Place[]>;
  chosen: Place | undefined;
  choose: (id: string) => void;
  /** Returns to the previous list, because the server no longer has the selected entry. */
  chooseAgain: () => void;
}

/**
 * The finder's four lists. The selections are in the query string and survive a reload; an id that
 * is not in its list counts as no selection.
 */
export function useFinder() {
  const [query, setQuery] = useSearchParams();
  const [branchId, setBranchId] = useState<string>();
  const queryClient = useQueryClient();

  const banks = readOf(useQuery(banksQuery));
  const bank = find(banks, query.get('bank'));
  const states = readOf(useQuery({ ...statesQuery(bank?.id ?? ''), enabled: bank !== undefined }));
  const state = bank && find(states, query.get('state'));
  const cities = readOf(
    useQuery({ ...citiesQuery(state?.id ?? ''), enabled: state !== undefined }),
  );
  const city = state && find(cities, query.get('city'));
  const branches = readOf(
    useQuery({ ...branchesQuery(city?.id ?? ''), enabled: city !== undefined }),
  );
  const branch = city && find(branches, branchId ?? null);

  function choose(level: Level, id: string | undefined) {
    setBranchId(level === 'branch' ? id : undefined);
    if (level === 'branch' || query.get(level) === id) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const laterLevel of levels.slice(levels.indexOf(level))) next.delete(laterLevel);
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
      // Cached lists may contain entries that the server no longer has.
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
    /** The branch to confirm, or null if none is selected. */
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

/**
 * Reads these properties during render, because a query re-renders only for properties that were
 * read.
 */
const readOf = <Item extends Place>(query: UseQueryResult<Item[]>): Read<readonly Item[]> => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching,
  refetch: query.refetch,
});

const find = <Item extends Place>({ data }: Read<readonly Item[]>, id: string | null) =>
  data?.find((item) => item.id === id);
