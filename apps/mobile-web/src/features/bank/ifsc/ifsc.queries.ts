import { unwrap, type Schema } from '@kosha/api-client';
import { placeName, plainText } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/server/api.ts';

/** A bank, state or city of a list. */
export interface Place {
  id: string;
  name: string;
}

export interface Branch extends Place {
  ifsc: string;
  state: string | null;
  district: string | null;
}

/** The directory rarely changes, so returning to a list uses the cache. */
const staleTime = 3_600_000;

export const banksQuery = queryOptions({
  queryKey: ['bank-info', 'banks'],
  queryFn: async ({ signal }) => unwrap(await api.get('/bank-info/v1/get-bank-info', { signal })),
  select: (banks) =>
    banks.map(({ id, bankName }): Place => ({ id, name: plainText(bankName) || id })),
  staleTime,
});

export const statesQuery = (pId: string) =>
  queryOptions({
    queryKey: ['bank-info', 'states', pId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-state-list', { query: { pId }, signal })),
    select: toPlaces,
    staleTime,
  });

export const citiesQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['bank-info', 'cities', stateId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-city-list', { query: { stateId }, signal })),
    select: toPlaces,
    staleTime,
  });

export const branchesQuery = (cityId: string) =>
  queryOptions({
    queryKey: ['bank-info', 'branches', cityId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/bank-info/v1/get-branch-list', { query: { cityId }, signal })),
    select: toBranches,
    staleTime,
  });

function toPlaces(regions: readonly Schema<'BankRegion'>[]): Place[] {
  return regions.map(({ id, name }) => ({ id, name: placeName(plainText(name)) || id }));
}

/** Removes duplicate codes; branches with the same name stay. */
function toBranches(branches: readonly Schema<'BankBranch'>[]): Branch[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of branches) (seen.has(name) ? repeated : seen).add(name);
  return branches.map(({ id, name, ifsc, state, district }) => {
    const label = plainText(name) || ifsc;
    return {
      id,
      name: repeated.has(name) ? `${label} · ${ifsc}` : label,
      ifsc,
      state: placeName(plainText(state ?? '')) || null,
      district: placeName(plainText(district ?? '')) || null,
    };
  });
}
