import { api } from '../../shared/api/api.ts';

export const infoSteps = {
  basic: {
    read: () => api.get('/auth/v1/auth-page-info'),
    save: (body: object) => api.post('/auth/v1/base-info', { body }),
  },
  work: {
    read: () => api.get('/auth/v2/auth-page-info'),
    save: (body: object) => api.post('/auth/v1/work-info', { body }),
  },
} as const;

export type InfoStep = keyof typeof infoSteps;

export const queryOptions = <Options>(options: Options) => options;

export const infoQuery = (step: InfoStep) =>
  queryOptions({ queryKey: ['info', step], queryFn: () => infoSteps[step].read() });
