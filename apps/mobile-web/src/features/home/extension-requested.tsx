import { parseOrderState } from '@kosha/domain';
import { ButtonLink, Link, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';
import { homeMessages } from './home.messages.ts';
import { orderLinkProps } from './order-link.ts';

/** True while an extension is requested and its fee is unpaid (§4 Extension, D53). */
export function isExtending({ orderState }: InProgressOrder): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '11';
}

/**
 * Actions while an extension's fee is unpaid; the order's detail shows the fee and its deadline.
 */
export function ExtensionRequested({ order }: { order: InProgressOrder }) {
  const text = useMessages(homeMessages);
  const { data } = useQuery(orderDetailQuery(order.orderId));
  return (
    <>
      <ButtonLink href={paths.orderDetail(order.orderId, { repay: 1 })} isFullWidth>
        {text('repayNow')}
      </ButtonLink>
      <div>
        <Text size="sm">{data?.extensionMsg || text('extensionFee')}</Text>
        <Stack isRow isSpread gap={2}>
          <Link href={paths.orderExtension(order.orderId)} isStandalone>
            {text('payExtension')}
          </Link>
          <Link {...orderLinkProps(order)} isStandalone>
            {order.fullButtonName}
          </Link>
        </Stack>
      </div>
    </>
  );
}
