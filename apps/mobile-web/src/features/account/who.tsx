import {
  canDo,
  formatPercent,
  homeTiers,
  limits,
  maskPhone,
  tierByOrderNum,
  type Tier,
} from '@kosha/domain';
import { Card, HeroZone, ListRow, Text, TierBadge } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { byUrgency, inProgressHref, isLate } from '../../shared/money/in-progress.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { paths } from '../../shared/paths.ts';
import {
  homeIndexQuery,
  standingIn,
  type InProgressOrder,
} from '../../shared/queries/home-index.ts';
import { productInfoQuery, type ProductInfo } from '../../shared/queries/product-info.ts';
import { useSession } from '../../shared/session/session.ts';
import { accountMessages } from './account.messages.ts';
import classes from './who.module.css';
import { tierName } from '../../shared/i18n/tier-name.ts';

/**
 * Whose account it is, the tier that the borrower has reached, and what runs. Each part keeps its place while
 * it loads, so that nothing moves. Without an answer, all the links below are still there.
 */
export function Who() {
  const text = useMessages(accountMessages);
  const phone = useSession((state) => state.session?.phone);
  const home = useQuery(homeIndexQuery);
  const [order, ...others] = home.data?.orders.toSorted(byUrgency) ?? [];
  const shown =
    phone && text('signedInAs', { prefix: limits.phonePrefix, phone: maskPhone(phone) });
  return (
    <HeroZone
      tone={order && isLate(order) ? 'late' : 'well'}
      label={shown && text('greeting')}
      answer={<h2>{shown ?? text('greeting')}</h2>}
    >
      <Standing productId={standingIn(home.data?.products ?? [])?.id} />
      <Card isFlush>
        {order ? (
          <RunningRow order={order} more={others.length} />
        ) : (
          <NoRunningRow isPending={home.isPending} isError={home.isError} />
        )}
      </Card>
    </HeroZone>
  );
}

/** The most urgent order. If there are several, the link leads to all of them. */
function RunningRow({ order, more }: { order: InProgressOrder; more: number }) {
  const text = useMessages(accountMessages);
  const amount = amountText(order.amountPaise);
  const title = text(canDo('repay', order.orderState) ? 'toRepay' : 'applied', { amount });
  return (
    <ListRow
      title={more === 0 ? title : `${title} · ${text('more', { count: more })}`}
      subtitle={/\d/.test(order.amountMsg) ? order.amountMsg : order.name}
      href={more === 0 ? inProgressHref(order) : paths.orders()}
    />
  );
}

function NoRunningRow({ isPending, isError }: { isPending: boolean; isError: boolean }) {
  const text = useMessages(accountMessages);
  if (isPending) return <ListRow title={text('runningLoading')} subtitle="…" />;
  return isError ? (
    <ListRow title={text('runningUnknown')} subtitle={text('seeOrders')} href={paths.orders()} />
  ) : (
    <ListRow title={text('nothingRuns')} subtitle={text('seeOffers')} href={paths.home()} />
  );
}

/** The tier that the borrower has reached and what it gives, or the way to the first (§1.12, D18). */
function Standing({ productId }: { productId: string | undefined }) {
  const text = useMessages(accountMessages);
  const { data } = useQuery({
    ...productInfoQuery(productId ?? ''),
    enabled: productId !== undefined,
  });
  const tier = tierByOrderNum(data?.tier?.orderNum);
  return (
    <div className={classes.tier}>
      {tier && <TierBadge tier={lookOf(tier)}>{tierName(tier)}</TierBadge>}
      {data && <Text size="sm">{tier ? givenBy(data, text) : text('noTier', first())}</Text>}
    </div>
  );
}

const lookOf = (tier: Tier) => tier.name.toLowerCase() as Lowercase<Tier['name']>;

const [firstTier] = homeTiers;
const first = () => ({ tier: firstTier ? tierName(firstTier) : '' });

const givenBy = (
  { tier }: ProductInfo,
  text: ReturnType<typeof useMessages<typeof accountMessages.texts>>,
) => text('lessFees', { percent: formatPercent(tier?.reductionPercent ?? 0) });
