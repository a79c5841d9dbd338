import type { Schema } from '@kosha/api-client';
import { formatPercent, homeTiers, tierByOrderNum } from '@kosha/domain';
import { Button, DataTable, Dialog, ListRow } from '@kosha/ui';
import { memo, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { applyMessages } from './apply.messages.ts';
import { tierName } from '../../shared/i18n/tier-name.ts';

interface TiersProps {
  tier: Schema<'TierReduction'> | null;
}

/** The fee reductions for repaying on time, and the borrower's progress (§6, §9, D18). */
export const Tiers = memo(function Tiers({ tier: held }: TiersProps) {
  const text = useMessages(applyMessages);
  const [isOpen, setIsOpen] = useState(false);
  const current = tierByOrderNum(held?.orderNum);
  const percent = formatPercent(held?.reductionPercent ?? 0);
  const close = () => setIsOpen(false);
  return (
    <>
      <ListRow
        title={text('tiers')}
        subtitle={current ? text('yourTier', { name: tierName(current), percent }) : text('noTier')}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('tierTitle')}
        actions={
          <Button isFullWidth onClick={close}>
            {text('close')}
          </Button>
        }
      >
        <DataTable
          caption={text('tierCaption')}
          columns={[text('tierColumn'), text('repaymentsColumn'), text('reductionColumn')]}
          rows={homeTiers.map((tier) => [
            tier.name === current?.name
              ? text('current', { name: tierName(tier) })
              : tierName(tier),
            tier.onTimeRepayments,
            formatPercent(tier.maxReductionPercent),
          ])}
          ownRow={homeTiers.findIndex(({ name }) => name === current?.name)}
        />
      </Dialog>
    </>
  );
});
