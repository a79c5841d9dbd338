import { tierByOrderNum } from '@kosha/domain';
import { Button, Dialog, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { TierTable } from '../../shared/order-display/tier-table.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { homeMessages } from './home.messages.ts';

export interface TierLockDialogProps {
  product: HomeProduct;
  /** The best product that the borrower has unlocked. Its tier is the borrower's tier. */
  standing: HomeProduct | undefined;
  onClose: () => void;
}

/** Explains how to unlock a product, and lists all tiers (§2 Home, §9, D18). */
export function TierLockDialog({ product, standing, onClose }: TierLockDialogProps) {
  const text = useMessages(homeMessages);
  const shellText = useMessages(shellMessages);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('tierTitle', { name: product.name })}
      closeLabel={shellText('close')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {text('gotIt')}
        </Button>
      }
    >
      <Stack gap={3}>
        {product.fullMsg && <Text>{product.fullMsg}</Text>}
        <TierTable current={tierByOrderNum(standing?.orderNum)} />
      </Stack>
    </Dialog>
  );
}
