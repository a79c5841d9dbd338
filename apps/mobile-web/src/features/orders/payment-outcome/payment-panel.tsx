import { formatInr, type KnownPaise, type PaymentView } from '@kosha/domain';
import { Button, Link, Notice, RefreshIcon, Stack, type NoticeTone } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import type { WishOutcome } from '../../../shared/money/pending-payment.ts';
import { ordersMessages } from '../orders.messages.ts';
import classes from './payment-panel.module.css';
import { paymentOutcomeMessages } from './payment-outcome.messages.ts';
import type { PaymentOutcome } from './use-payment-outcome.ts';
import { useRefreshNow } from '../use-refresh.ts';

interface PaymentPanelProps {
  outcome: PaymentOutcome;
  /** What was to be paid, where that is known. */
  amountPaise: KnownPaise;
  refresh: () => Promise<unknown>;
}

type Told = Exclude<PaymentView, 'none'>;

const words = {
  paid: { tone: 'success', title: 'paidTitle', body: 'paidTextNoAmount' },
  notPaid: { tone: 'warning', title: 'notPaidTitle', body: 'notPaidText' },
  unknown: { tone: 'warning', title: 'unknownTitle', body: 'unknownText' },
  leftOpen: { tone: 'info', title: 'leftTitle', body: 'leftText' },
} as const satisfies Record<
  Told,
  {
    tone: NoticeTone;
    title: keyof typeof paymentOutcomeMessages.texts;
    body: keyof typeof paymentOutcomeMessages.texts;
  }
>;

type WishWords = 'nextLoanAsked' | 'nextLoanDropped' | 'nextLoanFailed' | 'nextLoanUnknown';

/** What is said about the new loan: a payment that fails drops the request for it. */
const wishWords: Record<WishOutcome, Partial<Record<PaymentView, WishWords>>> = {
  none: {},
  asked: { paid: 'nextLoanAsked', notPaid: 'nextLoanDropped' },
  refused: { paid: 'nextLoanFailed', leftOpen: 'nextLoanFailed', none: 'nextLoanFailed' },
  unknown: { paid: 'nextLoanUnknown' },
};

/** How the latest payment ended, and the next step; nothing while there was none (D30). */
export function PaymentPanel({ outcome, amountPaise, refresh }: PaymentPanelProps) {
  const { view, pending } = outcome;
  const text = useMessages(paymentOutcomeMessages);
  const wish = wishWords[pending?.wish ?? 'none'][view];
  if (view === 'none' && wish === undefined) return null;
  return (
    <Stack gap={2} role="status" className={classes['panel'] ?? ''}>
      {view !== 'none' && (
        <Notice
          tone={words[view].tone}
          title={text(words[view].title)}
          action={<PanelAction view={view} refresh={refresh} />}
        >
          {view === 'paid' && amountPaise
            ? text('paidText', { amount: formatInr(amountPaise) })
            : text(words[view].body)}
        </Notice>
      )}
      {wish && <Notice tone="info">{text(wish)}</Notice>}
    </Stack>
  );
}

type PanelActionProps = Pick<PaymentPanelProps, 'refresh'> & { view: Told };

function PanelAction({ view, refresh }: PanelActionProps) {
  const text = useMessages(paymentOutcomeMessages);
  const ordersText = useMessages(ordersMessages);
  const { isRefreshing, refreshNow } = useRefreshNow(refresh);
  if (view === 'paid') {
    return (
      <Link href={paths.home()} isStandalone>
        {ordersText('toHome')}
      </Link>
    );
  }
  if (view !== 'unknown') return null;
  return (
    <Button
      variant="secondary"
      icon={<RefreshIcon />}
      isLoading={isRefreshing}
      loadingLabel={ordersText('loading')}
      onClick={refreshNow}
    >
      {text('refresh')}
    </Button>
  );
}
