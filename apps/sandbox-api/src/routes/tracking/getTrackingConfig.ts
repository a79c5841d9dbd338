import { publicOperation } from '../../http/operation.ts';
import { readSettings } from '../../providers/settings/settings.ts';

/** The app sends every event that is not listed (D15). */
export const getTrackingConfig = publicOperation('getTrackingConfig', async ({ db }) => {
  const { wantedEvents } = await readSettings(db);
  const events = wantedEvents === 'all' ? [] : [{ event: 'page_enter', isWanted: false }];
  return { events };
});
