import { checkoutUrl, requireCheckoutOrigin } from '../http/checkout-url.ts';
import type { Routes } from '../http/route.ts';
import { applyForExtension } from '../services/extension/apply.ts';
import { findExtensionToShow } from '../services/extension/calculate.ts';
import { abandonExtension } from '../services/extension/abandon.ts';
import { extensionInfo } from '../services/extension/view.ts';
import { bringOrderUpToDate } from '../services/up-to-date/bring-up-to-date.ts';

export const extensionRoutes = {
  applyExtension: {
    who: 'session',
    handle: async ({ body, user, now, db, checkoutOrigin }) => {
      const origin = requireCheckoutOrigin(checkoutOrigin);
      const { paymentId } = await applyForExtension(db, { ...body, userId: user.id, now });
      return { paymentUrl: checkoutUrl(origin, paymentId, 'extension') };
    },
  },
  calculateExtension: {
    who: 'session',
    handle: async ({ path, user, now, db }) => {
      const { order } = await bringOrderUpToDate(db, { userId: user.id, orderId: path.id, now });
      return extensionInfo(order, await findExtensionToShow(db, order, now), now);
    },
  },
  giveUpExtension: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await abandonExtension(db, { ...body, userId: user.id, now });
      return null;
    },
  },
} as const satisfies Routes;
