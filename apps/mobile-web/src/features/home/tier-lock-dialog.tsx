import { formatPercent, allTiers, tierByOrderNum } from '@kosha/domain';
import { Button, DataTable, Dialog, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { homeMessages } from './home.messages.ts';
import { tierName } from '../../shared/i18n/tier-name.ts';

export interface TierLockDialogProps {
  product: HomeProduct;
  /** The best product that the borrower has unlocked. Its tier is the borrower's tier. */
  standing: HomeProduct | undefined;
  onClose: () => void;
}

/** Explains how to unlock a product, and lists all tiers (§2 Home, §9, D18). */
export function TierLockDialog({ product, standing, onClose }: TierLockDialogProps) {
  const text = useMessages(homeMessages);
  const currentTier = tierByOrderNum(standing?.orderNum);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('tierTitle', { name: product.name })}
      closeLabel={text('close')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {text('gotIt')}
        </Button>
      }
    >
      <Stack gap={3}>
        {product.fullMsg && <Text>{product.fullMsg}</Text>}
        <DataTable
          caption={text('tierCaption')}
          columns={[text('tierColumn'), text('repaymentsColumn'), text('reductionColumn')]}
          rows={allTiers.map((tier) => [
            tier.name === currentTier?.name
              ? text('yours', { name: tierName(tier) })
              : tierName(tier),
            tier.onTimeRepayments,
            formatPercent(tier.maxReductionPercent),
          ])}
          ownRow={allTiers.findIndex(({ name }) => name === currentTier?.name)}
        />
      </Stack>
    </Dialog>
  );
}
