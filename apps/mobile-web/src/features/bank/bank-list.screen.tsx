import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { ReadGate } from '../../shared/queries/read-gate.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { BankCardList } from './bank-card-list.tsx';
import { bankMessages } from './bank.messages.ts';
import { NoBankCards } from './no-bank-cards.tsx';

/** The bank cards, to choose one for the application for product `pid` (§2 Bank selection). */
export function BankListScreen() {
  const [query] = useSearchParams();
  return (
    <ScreenLayout>
      <BankListContent pid={query.get('pid') || undefined} />
    </ScreenLayout>
  );
}

function BankListContent({ pid }: { pid: string | undefined }) {
  const text = useMessages(bankMessages);
  const read = useQuery(bankCardsQuery);
  return (
    <ReadGate read={read} shape="card" loading={text('loading')} failed={text('errorTitle')}>
      {(cards) =>
        cards.length > 0 ? <BankCardList cards={cards} pid={pid} /> : <NoBankCards pid={pid} />
      }
    </ReadGate>
  );
}
