import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { bankCardsQuery } from '../../../shared/queries/bank-cards.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { BankCardList } from './bank-card-list.tsx';
import { parseBankCardTarget, findAddedCard, type BankCardTarget } from '../bank-target.ts';
import { bankMessages } from '../bank.messages.ts';
import { NoProduct } from '../no-product.tsx';

/** The list in which the user selects a bank card (§2 Bank selection, D09). */
export function BankListScreen() {
  const [query] = useSearchParams();
  return (
    <ScreenLayout>
      <BankListContent target={parseBankCardTarget(query)} />
    </ScreenLayout>
  );
}

type CardsProps = Parameters<typeof BankCardList>[0];

/**
 * If the user has no cards, the form for a new card opens instead of the list. A new card that is
 * the user's only card is selected automatically for an application.
 */
function Cards({ cards, target }: Omit<CardsProps, 'added'>) {
  const added = findAddedCard(cards, useLocation().state);
  const [card] = cards;
  if (card === undefined) {
    return target ? <Navigate to={paths.bankAdd({ ...target })} replace /> : <NoProduct />;
  }
  if (added && cards.length === 1 && target && target.oid === undefined) {
    return <Chosen to={paths.apply(target.pid, { bank_id: card.id })} />;
  }
  return <BankCardList cards={cards} target={target} added={added} />;
}

function Chosen({ to }: { to: string }) {
  const { returnTo } = useLeaveScreen();
  const hasNavigated = useRef(false);
  useEffect(() => {
    if (hasNavigated.current) return;
    hasNavigated.current = true;
    returnTo(to);
  }, [returnTo, to]);
  return null;
}

function BankListContent({ target }: { target: BankCardTarget | undefined }) {
  const text = useMessages(bankMessages);
  const read = useQuery(bankCardsQuery);
  return (
    <QueryGate read={read} shape="card" loading={text('loading')} failed={text('errorTitle')}>
      {(cards) => <Cards cards={cards} target={target} />}
    </QueryGate>
  );
}
