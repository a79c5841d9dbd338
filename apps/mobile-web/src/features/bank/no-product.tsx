import { BankCardIllustration, EmptyState } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { HomeLink } from '../../shared/navigation/screen-layout.tsx';
import { bankMessages } from './bank.messages.ts';

export function NoProduct() {
  const text = useMessages(bankMessages);
  return (
    <EmptyState
      title={text('noProductTitle')}
      illustration={<BankCardIllustration />}
      action={<HomeLink />}
    >
      {text('noProductText')}
    </EmptyState>
  );
}
