import { formatInr, type KnownPaise, type PaymentView } from '@kosha/domain';
import {
  Button,
  Link,
  Notice,
  RefreshIcon,
  Stack,
  VisuallyHidden,
  type NoticeTone,
} from '@kosha/ui';
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
  /** True when the page itself shows that it is paid. Then only screen readers are told here. */
  isPaidShown?: boolean;
}

/** `open`: begun, but not by this browser, so nobody can say who left it. */
type Told = Exclude<PaymentView, 'none'> | 'open';

const words = {
  paid: { tone: 'success', title: 'paidTitle', body: 'paidTextNoAmount' },
  notPaid: { tone: 'warning', title: 'notPaidTitle', body: 'notPaidText' },
  unknown: { tone: 'warning', title: 'unknownTitle', body: 'unknownText' },
  leftOpen: { tone: 'info', title: 'leftTitle', body: 'leftText' },
  open: { tone: 'info', title: 'openTitle', body: 'openText' },
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
export function PaymentPanel({
  outcome,
  amountPaise,
  refresh,
  isPaidShown = false,
}: PaymentPanelProps) {
  const { view, pending } = outcome;
  const text = useMessages(paymentOutcomeMessages);
  const wish = wishWords[pending?.wish ?? 'none'][view];
  if (view === 'none' && wish === undefined) return null;
  const told = view === 'leftOpen' && !pending ? 'open' : view;
  const body = (of: Told) =>
    of === 'paid' && amountPaise
      ? text('paidText', { amount: formatInr(amountPaise) })
      : text(words[of].body);
  if (view === 'paid' && isPaidShown) {
    return (
      <>
        <VisuallyHidden role="status">
          <span>{text('paidTitle')}</span> <span>{body(view)}</span>
        </VisuallyHidden>
        {wish && <Notice tone="info">{text(wish)}</Notice>}
      </>
    );
  }
  return (
    <Stack gap={2} role="status" className={classes['panel'] ?? ''}>
      {told !== 'none' && (
        <Notice
          tone={words[told].tone}
          title={text(words[told].title)}
          action={<PanelAction view={told} refresh={refresh} />}
        >
          {body(told)}
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
