import { formatPercent } from '@kosha/domain';
import { KeyValueList } from '@kosha/ui';
import { formatDate, formatDayCount } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { extensionMessages } from './extension.messages.ts';
import type { Extension } from './extension.queries.ts';

/** Everything about an extension, row by row (§2 Extension). */
export function ExtensionFacts({ extension }: { extension: Extension }) {
  const text = useMessages(extensionMessages);
  return (
    <KeyValueList
      rows={[
        { label: text('feePaid'), value: amountText(extension.feePaidPaise) },
        {
          label: text('processingFee'),
          value: amountText(extension.processingFeePaise),
          note: text('gstIncluded'),
        },
        { label: text('rate'), value: formatPercent(extension.extensionRate) },
        { label: text('interest'), value: amountText(extension.interestPaise) },
        { label: text('applicationDate'), value: formatDate(extension.extensionApplyTime) },
        { label: text('numberOfDays'), value: formatDayCount(extension.extensionDay) },
        { label: text('dueDate'), value: formatDate(extension.extensionTime) },
      ]}
    />
  );
}
