import { BankIllustration, ButtonLink, EmptyState, PlusIcon } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { bankMessages } from './bank.messages.ts';

/** Shown without bank cards. A card is added for a product, so without a product this leads Home. */
export function NoBankCards({ pid }: { pid: string | undefined }) {
  const text = useMessages(bankMessages);
  if (pid === undefined) return <NoProduct />;
  return (
    <EmptyState
      title={text('addHint')}
      illustration={<BankIllustration />}
      action={
        <ButtonLink href={paths.bankAdd({ pid })} icon={<PlusIcon />}>
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
