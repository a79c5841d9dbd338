import { api } from '../api/api.ts';

export function trackPage(page: string, version: 'v2' | 'v3' = 'v2') {
  return api.post(`/burying-point/${version}/burying-point`, { body: [page] });
}
