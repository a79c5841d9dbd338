import { BankCardIllustration, ButtonLink, EmptyState } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { bankMessages } from './bank.messages.ts';

export function NoProduct() {
  const text = useMessages(bankMessages);
  return (
    <EmptyState
      title={text('noProductTitle')}
      illustration={<BankCardIllustration />}
      action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
    >
      {text('noProductText')}
    </EmptyState>
  );
}
