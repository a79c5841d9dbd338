import type { Schema } from '@kosha/api-client';
import { maskAccount, plainText } from '@kosha/domain';
import { BankCardTile, ButtonLink, Heading, PlusIcon, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useLeave } from '../../shared/trail.ts';
import { bankMessages } from './bank.messages.ts';

interface BankCardListProps {
  cards: readonly Schema<'BankCard'>[];
  /** The product to choose a card for; without one the cards are only shown. */
  pid: string | undefined;
}

export function BankCardList({ cards, pid }: BankCardListProps) {
  const text = useMessages(bankMessages);
  const { returnOnClick } = useLeave();
  const linkTo = (href: string) => ({ href, onClick: returnOnClick(href) });
  return (
    <>
      {pid === undefined ? (
        <Heading>{text('cardsTitle')}</Heading>
      ) : (
        <Stack gap={1}>
          <Heading>{text('select')}</Heading>
          <Text tone="soft">{text('addHint')}</Text>
        </Stack>
      )}
      <Stack gap={3}>
        {cards.map((card, index) => (
          <BankCardTile
            key={card.id}
            index={index}
            bankName={plainText(card.bankName ?? '')}
            bankCode={card.bankCode}
            cardNumber={maskAccount(card.cardNo)}
            {...(pid !== undefined && linkTo(paths.apply(pid, { bank_id: card.id })))}
          />
        ))}
      </Stack>
      {pid !== undefined && (
        <ButtonLink
          href={paths.bankAdd({ pid })}
          variant="secondary"
          isFullWidth
          icon={<PlusIcon />}
        >
          {text('add')}
        </ButtonLink>
      )}
    </>
  );
}
