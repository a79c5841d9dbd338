import { unwrap, type CallOptions } from '@kosha/api-client';
import { joinWorkLists, type FormValues } from '@kosha/form-engine';
import { api } from '../../../shared/server/api.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';

/** Each value is a single string or number, because no question allows several options. */
export type InfoValues = FormValues<string | number>;

/** The calls (§7) and the tracking event of each step. */
export const infoSteps = {
  basic: {
    pattern: routePatterns.authBasic,
    read: async (signal: AbortSignal) =>
      unwrap(await api.get('/auth/v1/auth-page-info', { query: { type: 'baseInfo' }, signal })),
    save: (body: InfoValues, options: CallOptions) =>
      api.post('/auth/v1/base-info', { body, ...options }),
    track: () => trackClick('basic_save', routePatterns.authBasic),
  },
  work: {
    pattern: routePatterns.authWork,
    read: async (signal: AbortSignal) =>
      joinWorkLists(
        unwrap(await api.get('/auth/v2/auth-page-info', { query: { type: 'workInfo' }, signal })),
      ),
    save: (body: InfoValues, options: CallOptions) =>
      api.post('/auth/v1/work-info', { body, ...options }),
    track: () => trackClick('work_save', routePatterns.authWork),
  },
} as const;

export type InfoStep = keyof typeof infoSteps;
