import {
  canDo,
  formatPercent,
  homeTiers,
  isLate,
  isPaymentChecked,
  limits,
  maskPhone,
  tierByOrderNum,
  type Tier,
} from '@kosha/domain';
import { Card, HeroZone, ListRow, Text, TierBadge } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { byUrgency, inProgressHref } from '../../shared/money/in-progress.ts';
import { formatDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { paths } from '../../shared/paths.ts';
import {
  homeIndexQuery,
  bestOpenProduct,
  type InProgressOrder,
  type ReturnedLoan,
} from '../../shared/queries/home-index.ts';
import { productInfoQuery, type ProductInfo } from '../../shared/queries/product-info.ts';
import { orderDelaysMs, useGentleRefresh } from '../../shared/server/use-refresh.ts';
import { useSession } from '../../shared/session/session.ts';
import { accountMessages } from './account.messages.ts';
import classes from './profile-summary.module.css';
import { tierName } from '../../shared/i18n/tier-name.ts';

/**
 * The user, their tier and active orders. Each section reserves its space while loading, so that
 * the layout does not shift. If a request fails, the links below still work.
 */
export function ProfileSummary() {
  const text = useMessages(accountMessages);
  const phone = useSession((state) => state.session?.phone);
  const home = useQuery(homeIndexQuery);
  useGentleRefresh({
    isActive: home.data?.orders.some(isPaymentChecked) ?? false,
    delaysMs: orderDelaysMs,
    refresh: home.refetch,
  });
  const [order, ...others] = home.data?.orders.toSorted(byUrgency) ?? [];
  const shown =
    phone && text('signedInAs', { prefix: limits.phonePrefix, phone: maskPhone(phone) });
  return (
    <HeroZone
      tone={order && isLate(order) ? 'late' : 'well'}
      label={shown && text('greeting')}
      headline={<h2>{shown ?? text('greeting')}</h2>}
    >
      <CurrentTier productId={bestOpenProduct(home.data?.products ?? [])?.id} />
      <Card isFlush>
        {order ? (
          <RunningRow order={order} more={others.length} />
        ) : (
          <NoRunningRow
            returned={home.data?.returned}
            isPending={home.isPending}
            isError={home.isError}
          />
        )}
      </Card>
    </HeroZone>
  );
}

/** The most urgent order. If there are several, the row links to the list. */
function RunningRow({ order, more }: { order: InProgressOrder; more: number }) {
  const text = useMessages(accountMessages);
  const dueText = useMessages(dueMessages);
  const amount = amountText(order.amountPaise);
  const isChecked = isPaymentChecked(order);
  const debt = text(canDo('repay', order.orderState) ? 'toRepay' : 'applied', { amount });
  const title = isChecked ? dueText('paymentChecked') : debt;
  const when = /\d/.test(order.amountMsg) ? order.amountMsg : order.name;
  return (
    <ListRow
      title={more === 0 ? title : `${title} · ${text('more', { count: more })}`}
      subtitle={isChecked ? `${order.name} · ${amount}` : when}
      href={more === 0 ? inProgressHref(order) : paths.orders()}
    />
  );
}

interface NoRunningRowProps {
  returned: ReturnedLoan | null | undefined;
  isPending: boolean;
  isError: boolean;
}

function NoRunningRow({ returned, isPending, isError }: NoRunningRowProps) {
  const text = useMessages(accountMessages);
  const dueText = useMessages(dueMessages);
  if (returned) {
    const date = formatDate(returned.returnedTime);
    return (
      <ListRow
        title={text('nothingRuns')}
        subtitle={`${returned.name} · ${dueText('returnedOn', { date })}`}
        href={paths.orderDetail(returned.orderId)}
      />
    );
  }
  if (isPending) return <ListRow title={text('runningLoading')} subtitle="…" />;
  return isError ? (
    <ListRow title={text('runningUnknown')} subtitle={text('seeOrders')} href={paths.orders()} />
  ) : (
    <ListRow title={text('nothingRuns')} subtitle={text('seeOffers')} href={paths.home()} />
  );
}

/** The borrower's tier and its benefit, or how to reach the first tier (§1.12, D18). */
function CurrentTier({ productId }: { productId: string | undefined }) {
  const text = useMessages(accountMessages);
  const { data } = useQuery({
    ...productInfoQuery(productId ?? ''),
    enabled: productId !== undefined,
  });
  const tier = tierByOrderNum(data?.tier?.orderNum);
  return (
    <div className={classes.tier}>
      {tier && <TierBadge tier={badgeTier(tier)}>{tierName(tier)}</TierBadge>}
      {data && <Text size="sm">{tier ? tierSentence(data, text) : text('noTier', first())}</Text>}
    </div>
  );
}

const badgeTier = (tier: Tier) => tier.name.toLowerCase() as Lowercase<Tier['name']>;

const [firstTier] = homeTiers;
const first = () => ({ tier: firstTier ? tierName(firstTier) : '' });

const tierSentence = (
  { tier }: ProductInfo,
  text: ReturnType<typeof useMessages<typeof accountMessages.texts>>,
) => text('lessFees', { percent: formatPercent(tier?.reductionPercent ?? 0) });
