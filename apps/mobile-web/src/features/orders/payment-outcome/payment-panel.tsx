import { formatInr, type NullablePaise, type DisplayedPaymentStatus } from '@kosha/domain';
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
import type { ReapplyOutcome } from '../../../shared/money/pending-payment.ts';
import { ordersMessages } from '../orders.messages.ts';
import classes from './payment-panel.module.css';
import { paymentOutcomeMessages } from './payment-outcome.messages.ts';
import type { PaymentOutcome } from './use-payment-outcome.ts';
import { useRefreshNow } from '../../../shared/server/use-refresh.ts';

interface PaymentPanelProps {
  outcome: PaymentOutcome;
  amountPaise: NullablePaise;
  refresh: () => Promise<unknown>;
  /**
   * True if the page already shows that the order is paid. The panel's message 'Paid' is then only
   * for screen readers.
   */
  isPaidShown?: boolean;
}

/**
 * `open`: the payment was started in another browser, so the borrower may still be at the checkout.
 */
type PanelView = Exclude<DisplayedPaymentStatus, 'none'> | 'open';

const panelMessages = {
  paid: { tone: 'success', title: 'paidTitle', body: 'paidTextNoAmount' },
  notPaid: { tone: 'warning', title: 'notPaidTitle', body: 'notPaidText' },
  unknown: { tone: 'warning', title: 'unknownTitle', body: 'unknownText' },
  leftOpen: { tone: 'info', title: 'leftTitle', body: 'leftText' },
  open: { tone: 'info', title: 'openTitle', body: 'openText' },
} as const satisfies Record<
  PanelView,
  {
    tone: NoticeTone;
    title: keyof typeof paymentOutcomeMessages.texts;
    body: keyof typeof paymentOutcomeMessages.texts;
  }
>;

type ReapplyMessage = 'nextLoanAsked' | 'nextLoanDropped' | 'nextLoanFailed' | 'nextLoanUnknown';

const reapplyMessages: Record<
  ReapplyOutcome,
  Partial<Record<DisplayedPaymentStatus, ReapplyMessage>>
> = {
  none: {},
  asked: { paid: 'nextLoanAsked', notPaid: 'nextLoanDropped' },
  refused: { paid: 'nextLoanFailed', leftOpen: 'nextLoanFailed', none: 'nextLoanFailed' },
  unknown: { paid: 'nextLoanUnknown' },
};

/** Renders nothing without a payment (D30). */
export function PaymentPanel({
  outcome,
  amountPaise,
  refresh,
  isPaidShown = false,
}: PaymentPanelProps) {
  const { view, pending } = outcome;
  const text = useMessages(paymentOutcomeMessages);
  const choice = reapplyMessages[pending?.reapply ?? 'none'][view];
  if (view === 'none' && choice === undefined) return null;
  const shownView = view === 'leftOpen' && !pending ? 'open' : view;
  const body = (of: PanelView) =>
    of === 'paid' && amountPaise
      ? text('paidText', { amount: formatInr(amountPaise) })
      : text(panelMessages[of].body);
  if (view === 'paid' && isPaidShown) {
    return (
      <>
        <VisuallyHidden role="status">
          <span>{text('paidTitle')}</span> <span>{body(view)}</span>
        </VisuallyHidden>
        {choice && <Notice tone="info">{text(choice)}</Notice>}
      </>
    );
  }
  return (
    <Stack gap={2} role="status" className={classes['panel'] ?? ''}>
      {shownView !== 'none' && (
        <Notice
          tone={panelMessages[shownView].tone}
          title={text(panelMessages[shownView].title)}
          action={<PanelAction view={shownView} refresh={refresh} />}
        >
          {body(shownView)}
        </Notice>
      )}
      {choice && <Notice tone="info">{text(choice)}</Notice>}
    </Stack>
  );
}

type PanelActionProps = Pick<PaymentPanelProps, 'refresh'> & { view: PanelView };

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
