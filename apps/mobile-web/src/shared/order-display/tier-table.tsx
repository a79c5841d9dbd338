import { allTiers, formatPercent, type Tier } from '@kosha/domain';
import { DataTable } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { tierName } from '../i18n/tier-name.ts';
import { tierTableMessages } from './tier-table.messages.ts';

/** Lists all tiers with their fee reductions (§9, D18), and marks the borrower's tier. */
export function TierTable({ current }: { current: Tier | null }) {
  const text = useMessages(tierTableMessages);
  const isCurrent = ({ name }: Tier) => name === current?.name;
  return (
    <DataTable
      caption={text('caption')}
      columns={[text('tier'), text('repayments'), text('reduction')]}
      rows={allTiers.map((tier) => [
        isCurrent(tier) ? text('yours', { name: tierName(tier) }) : tierName(tier),
        tier.onTimeRepayments,
        formatPercent(tier.maxReductionPercent),
      ])}
      ownRow={allTiers.findIndex(isCurrent)}
    />
  );
}
