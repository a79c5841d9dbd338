import { operation } from '../../http/operation.ts';
import { findExtensionToShow } from '../../services/extension/calculate.ts';
import { extensionInfo } from '../../services/extension/view.ts';
import { loadOrder } from '../../services/order/load.ts';

export const calculateExtension = operation(
  'calculateExtension',
  async ({ path, user, now, db }) => {
    const { order } = await loadOrder(db, { userId: user.id, orderId: path.id, now });
    return extensionInfo(order, await findExtensionToShow(db, order, now), now);
  },
);
