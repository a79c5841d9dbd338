import { BankIllustration, ButtonLink, EmptyState, PlusIcon } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { BankTarget } from './bank-target.ts';
import { bankMessages } from './bank.messages.ts';

/** No bank card yet. A card is added for a product, so without one the way on is Home. */
export function NoBankCards({ target }: { target: BankTarget | undefined }) {
  const text = useMessages(bankMessages);
  if (target === undefined) return <NoProduct />;
  return (
    <EmptyState
      title={text('addHint')}
      illustration={<BankIllustration />}
      action={
        <ButtonLink href={paths.bankAdd({ ...target })} icon={<PlusIcon />}>
          {text('add')}
        </ButtonLink>
      }
    />
  );
}

/** A bank screen that was opened without the product it is for. */
export function NoProduct() {
  const text = useMessages(bankMessages);
  return (
    <EmptyState
      title={text('noProductTitle')}
      illustration={<BankIllustration />}
      action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
    >
      {text('noProductText')}
    </EmptyState>
  );
}
