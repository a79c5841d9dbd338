import { unwrap } from '@kosha/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/server/api.ts';

/** Requests a copy and reads it; a repeated request returns the same copy (D60). */
const copyQuery = queryOptions({
  queryKey: ['my-data'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const { jobId } = unwrap(await api.post('/privacy/v1/export', { signal }));
    return unwrap(await api.get('/privacy/v1/export', { query: { jobId }, signal }));
  },
});

/** The copy, after the borrower has requested it. */
export function useCopy() {
  const [isWanted, setIsWanted] = useState(false);
  const read = useQuery({ ...copyQuery, enabled: isWanted });
  return { isWanted, show: () => setIsWanted(true), read };
}
