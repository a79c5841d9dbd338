import { formatPercent, tierByOrderNum } from '@kosha/domain';
import { Heading, Ladder, nextPaint, Stack, Text, type LadderStep } from '@kosha/ui';
import { useState, type ComponentType } from 'react';
import { toastFailure } from '../../shared/server/use-write.ts';
import { useMountedRef } from '../../shared/browser/use-mounted-ref.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { routePatterns } from '../../shared/paths.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { homeMessages } from './home.messages.ts';
import type { TierLockDialogProps } from './tier-lock-dialog.tsx';
import { tierName } from '../../shared/i18n/tier-name.ts';

interface TierLadderProps {
  standing: HomeProduct | undefined;
  locked: readonly HomeProduct[];
}

type TierDialog = ComponentType<TierLockDialogProps>;

/**
 * Shows the borrower's best product and the locked products as steps of a ladder. A tap on a locked
 * step opens the tier dialog (§2.38, D18).
 */
export function TierLadder({ standing, locked }: TierLadderProps) {
  const { dialog, open } = useTierDialog(standing);
  const steps = useSteps(standing, locked);
  return (
    <Stack gap={2}>
      {locked[0] && <NextStep product={locked[0]} />}
      <Ladder steps={steps} onOpen={(id) => open(locked.find((product) => product.id === id))} />
      {dialog}
    </Stack>
  );
}

/**
 * Says how to unlock the next product. The server's message subtracts past repayments. Without a
 * message, the text shows the total number of repayments that the tier requires.
 */
function NextStep({ product }: { product: HomeProduct }) {
  const text = useMessages(homeMessages);
  const tier = tierByOrderNum(product.orderNum);
  const count = tier?.onTimeRepayments ?? 0;
  const totalSentence = tier && text('nextStepTotal', { count });
  const requirement = product.fullMsg || totalSentence;
  return (
    <div>
      <Heading size="md">
        {text('nextStepTitle', { name: tier ? tierName(tier) : product.name })}
      </Heading>
      <Text size="sm">
        {requirement}{' '}
        {tier && text('nextStepReach', { percent: formatPercent(tier.maxReductionPercent) })}
      </Text>
    </div>
  );
}

function useSteps(standing: HomeProduct | undefined, locked: readonly HomeProduct[]): LadderStep[] {
  const text = useMessages(homeMessages);
  const above = locked.map((product, index): LadderStep => {
    const tier = tierByOrderNum(product.orderNum);
    return {
      id: product.id,
      amount: amountText(product.maxAmountPaise),
      name: tier ? tierName(tier) : product.name,
      ...(tier && { note: text('off', { percent: formatPercent(tier.maxReductionPercent) }) }),
      ...(index === 0 && { mark: text('next') }),
      state: index === 0 ? 'next' : 'locked',
      label: text('unlockOf', { name: product.name }),
    };
  });
  if (standing === undefined) return above;
  const here: LadderStep = {
    id: standing.id,
    amount: amountText(standing.maxAmountPaise),
    name: text('today'),
    mark: text('you'),
    state: 'here',
  };
  return [here, ...above];
}

/** Loads the dialog on the first tap, so that Home loads faster. */
function useTierDialog(standing: HomeProduct | undefined) {
  const [shown, setShown] = useState<{ Dialog: TierDialog; product: HomeProduct }>();
  const isMounted = useMountedRef();
  async function show(product: HomeProduct) {
    await nextPaint();
    try {
      const { TierLockDialog: Dialog } = await import('./tier-lock-dialog.tsx');
      if (isMounted.current) setShown({ Dialog, product });
    } catch {
      // The dialog's code failed to load. The ladder already shows the tiers, so a toast is enough.
      toastFailure({ kind: 'network' });
    }
  }
  return {
    open(locked: HomeProduct | undefined) {
      if (locked === undefined) return;
      trackClick('home_tier_cover', routePatterns.home, { productId: locked.id });
      void show(locked);
    },
    dialog: shown && (
      <shown.Dialog
        product={shown.product}
        standing={standing}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}
