import { checkoutUrl, requireCheckout } from '../../http/checkout-url.ts';
import { operation } from '../../http/operation.ts';
import { applyForExtension } from '../../services/extension/apply.ts';

export const applyExtension = operation(
  'applyExtension',
  async ({ body, user, now, db, checkoutOrigin }) => {
    const origin = requireCheckout(checkoutOrigin);
    const { paymentId } = await applyForExtension(db, { ...body, userId: user.id, now });
    return { paymentUrl: checkoutUrl(origin, paymentId, 'extension') };
  },
);
