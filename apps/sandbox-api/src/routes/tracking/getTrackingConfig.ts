import { publicOperation } from '../../http/operation.ts';

/** Every event is wanted: one that is not listed is (D15). */
export const getTrackingConfig = publicOperation('getTrackingConfig', () =>
  Promise.resolve({ events: [] }),
);
