import { publicOperation } from '../../http/operation.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { appAddresses } from '../../services/client/app-addresses.ts';
import { agreements, customer } from '../../services/client/texts.ts';

export const getClientConfig = publicOperation(
  'getClientConfig',
  async ({ db, appName, checkoutOrigin }) => {
    const { isTrackingWanted } = await readSettings(db);
    return {
      customer,
      analytics: { pageEvents: isTrackingWanted, clickEvents: isTrackingWanted },
      ...(checkoutOrigin !== null && { app: appAddresses(checkoutOrigin) }),
      agreements: agreements(appName),
    };
  },
);
