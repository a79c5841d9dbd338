import {
  isOrderActionAllowed,
  formatPercent,
  allTiers,
  isRepaymentOverdue,
  isPaymentBeingChecked,
  limits,
  maskPhone,
  type Tier,
  tierByOrderNum,
} from '@kosha/domain';
import {
  Card,
  ConfirmDialog,
  HeroZone,
  ListRow,
  showToast,
  SignOutIcon,
  Text,
  TierBadge,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/i18n/dates.ts';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { tierName } from '../../shared/i18n/tier-name.ts';
import { LanguagePicker } from '../../shared/language/language-picker.tsx';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { byUrgency, inProgressHref } from '../../shared/money/in-progress.ts';
import { amountText } from '../../shared/money/money.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ContactBlock } from '../../shared/order-display/contact-block.tsx';
import { paths } from '../../shared/paths.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import {
  bestOpenProduct,
  homeIndexQuery,
  type InProgressOrder,
  type ReturnedLoan,
} from '../../shared/queries/home-index.ts';
import { type ProductInfo, productInfoQuery } from '../../shared/queries/product-info.ts';
import { signOut, type SignOutResult } from '../../shared/server/sign-out.ts';
import { orderRefreshDelaysMs, useDelayedRefreshes } from '../../shared/server/use-refresh.ts';
import { currentSession, endSession, useSession } from '../../shared/session/session.ts';
import { AccountLinks } from './account-links.tsx';
import { accountMessages } from './account.messages.ts';
import { Devices } from './devices.tsx';
import classes from './profile-summary.module.css';
import { InstallRow } from './install-row.tsx';

/** Each section reserves its space while loading, so that the layout does not shift. */
function ProfileSummary() {
  const text = useMessages(accountMessages);
  const phone = useSession((state) => state.session?.phone);
  const home = useQuery(homeIndexQuery);
  useDelayedRefreshes({
    isActive: home.data?.orders.some(isPaymentBeingChecked) ?? false,
    delaysMs: orderRefreshDelaysMs,
    refresh: home.refetch,
  });
  const [order, ...others] = home.data?.orders.toSorted(byUrgency) ?? [];
  const shown =
    phone && text('signedInAs', { prefix: limits.phonePrefix, phone: maskPhone(phone) });
  return (
    <HeroZone
      tone={order && isRepaymentOverdue(order) ? 'late' : 'well'}
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

function RunningRow({ order, more }: { order: InProgressOrder; more: number }) {
  const text = useMessages(accountMessages);
  const dueText = useMessages(dueMessages);
  const amount = amountText(order.amountPaise);
  const isChecked = isPaymentBeingChecked(order);
  const debt = text(isOrderActionAllowed('repay', order.orderState) ? 'toRepay' : 'applied', {
    amount,
  });
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

const [firstTier] = allTiers;
const first = () => ({ tier: firstTier ? tierName(firstTier) : '' });

const tierSentence = (
  { tier }: ProductInfo,
  text: ReturnType<typeof useMessages<typeof accountMessages.texts>>,
) => text('lessFees', { percent: formatPercent(tier?.reductionPercent ?? 0) });

/** Two ways to sign out: on this device, or on all devices (§2 Account, D41). */
function Quit() {
  const text = useMessages(accountMessages);
  const navigate = useNavigate();
  const [pendingAction, setPendingAction] = useState<SignOutAction>();
  // Keeps the dialog's text during the closing animation.
  const [shown, setShown] = useState<SignOutAction>('quit');
  function openDialog(action: SignOutAction) {
    setShown(action);
    setPendingAction(action);
  }
  function signOutAndLeave() {
    const token = currentSession()?.token;
    // First renders the route guard's redirect to sign-in, so that `navigate` replaces it. The
    // guard's redirect would return to this page after the sign-in.
    flushSync(endSession);
    void navigate(paths.login(), { replace: true });
    if (token !== undefined) void signOutActions[shown](token);
  }
  return (
    <>
      <Card isFlush>
        {(['quit', 'quitEverywhere'] as const).map((action) => (
          <ListRow
            key={action}
            icon={<SignOutIcon />}
            title={text(action)}
            onClick={() => openDialog(action)}
          />
        ))}
      </Card>
      <ConfirmDialog
        isOpen={pendingAction !== undefined}
        title={text(`${shown}Title`)}
        confirmLabel={text(shown)}
        cancelLabel={text('quitNo')}
        onConfirm={signOutAndLeave}
        onCancel={() => setPendingAction(undefined)}
      >
        {text(`${shown}Text`)}
      </ConfirmDialog>
    </>
  );
}

const signOutActions = {
  quit: (token: string) => signOut(token, 0),
  quitEverywhere,
};

type SignOutAction = keyof typeof signOutActions;

const outcomes = {
  done: { text: 'everywhereDone', tone: 'success' },
  later: { text: 'everywhereLater', tone: 'info' },
  refused: { text: 'everywhereRefused', tone: 'danger' },
} as const satisfies Record<SignOutResult, object>;

/** This device is already signed out. The toast reports the result for the other devices. */
async function quitEverywhere(token: string): Promise<void> {
  const { text, tone } = outcomes[await signOut(token, 1)];
  showToast(translate(accountMessages)(text), tone);
}

/** The screen 'Account' (§2 Account, D04, D32). */
export function AccountScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  return (
    <ScreenLayout>
      <ProfileSummary />
      <AccountLinks />
      <LanguagePicker />
      <InstallRow />
      {config && <ContactBlock customer={config.customer} />}
      <Devices />
      <Quit />
    </ScreenLayout>
  );
}
