import { publicOperation } from '../../http/operation.ts';

/** The app sends every event that is not listed (D15). */
export const getTrackingConfig = publicOperation('getTrackingConfig', () =>
  Promise.resolve({ events: [] }),
);
