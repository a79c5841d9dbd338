import { ErrorState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { BankCardList } from './bank-card-list.tsx';
import { bankMessages } from './bank.messages.ts';
import { NoBankCards } from './no-bank-cards.tsx';

/** The bank cards, to choose one into the application for `pid` (§2 Bank selection). */
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
  const cards = useQuery(bankCardsQuery);
  if (cards.isPending) return <WaitingForReads shape="card" label={text('loading')} />;
  if (cards.data === undefined) {
    return (
      <ErrorState
        title={text('errorTitle')}
        retryLabel={text('retry')}
        onRetry={() => void cards.refetch()}
        isRetrying={cards.isFetching}
        retryingLabel={text('loading')}
      >
        {errorText(cards.error)}
      </ErrorState>
    );
  }
  if (cards.data.length === 0) return <NoBankCards pid={pid} />;
  return <BankCardList cards={cards.data} pid={pid} />;
}
