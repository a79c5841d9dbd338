import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';
import { fetchOnceOptions } from '../../shared/server/query-client.ts';

export type FeedbackTypes = [Schema<'OpinionType'>, ...Schema<'OpinionType'>[]];

/** The types of feedback (§3). */
export const feedbackTypesQuery = queryOptions({
  queryKey: ['feedback-types'],
  ...fetchOnceOptions,
  queryFn: async ({ signal }) => {
    const isReadable = (types: Schema<'OpinionType'>[]) => types.length > 0;
    const response = await api.get('/opinion-record/v1/get-opinion-config', { signal, isReadable });
    return unwrap(response) as FeedbackTypes;
  },
});

export const resolveFeedbackType = (types: FeedbackTypes, problemType: string | undefined) =>
  types.find((type) => type.problemType === problemType) ?? types[0];

/** The sent feedback, newest first. The request is a POST, although it changes nothing (§7). */
export const feedbackListQuery = queryOptions({
  queryKey: ['feedback'],
  queryFn: async ({ signal }) =>
    unwrap(
      await api.post('/opinion-record/v1/list', {
        signal,
        isReadable: (list) => Array.isArray(list),
      }),
    ),
});
