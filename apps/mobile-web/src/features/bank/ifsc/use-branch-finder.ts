import { type Schema, unwrap } from '@kosha/api-client';
import { formatPlaceName, sanitizePlainText } from '@kosha/domain';
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../shared/server/api.ts';
import type { QueryResult } from '../../../shared/server/query-error-state.tsx';

interface Place {
  id: string;
  name: string;
}

interface Branch extends Place {
  ifsc: string;
  state: string | null;
  district: string | null;
}

/** One hour, because the lists of banks and branches rarely change. */
const staleTime = 3_600_000;

const banksQuery = queryOptions({
  queryKey: ['bank-info', 'banks'],
  queryFn: async ({ signal }) => unwrap(await api.get('/bank-info/v1/get-bank-info', { signal })),
  select: (banks) =>
    banks.map(({ id, bankName }): Place => ({ id, name: sanitizePlainText(bankName) || id })),
  staleTime,
});

const statesQuery = (pId: string) =>
  queryOptions({
    queryKey: ['bank-info', 'states', pId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-state-list', { query: { pId }, signal })),
    select: toPlaces,
    staleTime,
  });

const citiesQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['bank-info', 'cities', stateId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-city-list', { query: { stateId }, signal })),
    select: toPlaces,
    staleTime,
  });

const branchesQuery = (cityId: string) =>
  queryOptions({
    queryKey: ['bank-info', 'branches', cityId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-branch-list', { query: { cityId }, signal })),
    select: toBranches,
    staleTime,
  });

function toPlaces(regions: readonly Schema<'BankRegion'>[]): Place[] {
  return regions.map(({ id, name }) => ({
    id,
    name: formatPlaceName(sanitizePlainText(name)) || id,
  }));
}

/** Branches with the same name get their IFSC code appended. */
function toBranches(branches: readonly Schema<'BankBranch'>[]): Branch[] {
  const labelOf = ({ name, ifsc }: Schema<'BankBranch'>) => sanitizePlainText(name) || ifsc;
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const label of branches.map(labelOf)) (seen.has(label) ? repeated : seen).add(label);
  return branches.map((branch) => {
    const { id, ifsc, state, district } = branch;
    const label = labelOf(branch);
    return {
      id,
      name: repeated.has(label) ? `${label} · ${ifsc}` : label,
      ifsc,
      state: formatPlaceName(sanitizePlainText(state ?? '')) || null,
      district: formatPlaceName(sanitizePlainText(district ?? '')) || null,
    };
  });
}

/**
 * The user selects from four lists in this order. A new selection in one list clears the selections
 * in the later lists (§4).
 */
export const finderLevels = ['bank', 'state', 'city', 'branch'] as const;
export type FinderLevel = (typeof finderLevels)[number];

export interface FinderStep {
  level: FinderLevel;
  list: QueryResult<readonly Place[]>;
  chosen: Place | undefined;
  choose: (id: string) => void;
  /**
   * Clears the selection in the previous list. Called if `list` is empty, or if the server has
   * deleted the entry that was selected in the previous list.
   */
  chooseAgain: () => void;
}

/**
 * The query string stores the bank, the state and the city, so that they survive a reload. Unknown
 * ids are ignored.
 */
export function useBranchFinder() {
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

  function choose(level: FinderLevel, id: string | undefined) {
    setBranchId(level === 'branch' ? id : undefined);
    if (level === 'branch' || query.get(level) === id) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const laterLevel of finderLevels.slice(finderLevels.indexOf(level)))
          next.delete(laterLevel);
        if (id !== undefined) next.set(level, id);
        return next;
      },
      { replace: true },
    );
  }

  const step = (
    level: FinderLevel,
    list: FinderStep['list'],
    chosen: Place | undefined,
  ): FinderStep => ({
    level,
    list,
    chosen,
    choose: (id) => choose(level, id),
    chooseAgain() {
      const before = finderLevels[Math.max(finderLevels.indexOf(level) - 1, 0)] ?? 'bank';
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
 * Reads only four properties, because TanStack Query re-renders a component whenever a property
 * changes that the component has read.
 */
const readOf = <Item extends Place>(
  query: UseQueryResult<Item[]>,
): QueryResult<readonly Item[]> => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching,
  refetch: query.refetch,
});

const find = <Item extends Place>({ data }: QueryResult<readonly Item[]>, id: string | null) =>
  data?.find((item) => item.id === id);
