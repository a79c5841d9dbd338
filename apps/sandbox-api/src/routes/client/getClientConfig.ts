import { publicOperation } from '../../http/operation.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { agreements, customer } from '../../services/client/texts.ts';

export const getClientConfig = publicOperation('getClientConfig', async ({ db, appName }) => {
  const { isTrackingWanted } = await readSettings(db);
  return {
    customer,
    analytics: { pageEvents: isTrackingWanted, clickEvents: isTrackingWanted },
    agreements: agreements(appName),
  };
});
