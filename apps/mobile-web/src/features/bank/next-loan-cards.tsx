import type { ApiFailure } from '@kosha/api-client';
import { BankCardTile, Link, Notice, Stack } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { forgetNextLoans } from '../../shared/queries/next-loan.queries.ts';
import { useLeave } from '../../shared/navigation/trail.ts';
import { bankMessages } from './bank.messages.ts';
import type { Tile } from './card-tiles.ts';

interface NextLoanCardsProps {
  tiles: readonly Tile[];
  /** The id of the scheduled order. */
  oid: string;
  pid: string;
}

/** A tap assigns the card to the scheduled order and returns to it (D09). */
export function NextLoanCards({ tiles, oid, pid }: NextLoanCardsProps) {
  const text = useMessages(bankMessages);
  const back = paths.schedule(oid, { pid });
  const { choose, failure } = useChoose(back);
  return (
    <Stack gap={3}>
      {failure && (
        <Notice
          tone="danger"
          title={text('chooseFailed')}
          action={
            <Link href={back} isStandalone>
              {text('toSchedule')}
            </Link>
          }
        >
          {failureText(failure)}
        </Notice>
      )}
      {tiles.map(({ id, face }) => (
        <BankCardTile
          key={id}
          {...face}
          action={text('useAccount')}
          onClick={() => choose({ id: oid, cardId: id })}
        />
      ))}
    </Stack>
  );
}

function useChoose(back: string) {
  const { returnTo } = useLeave();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit } = useWrite(
    (body: { id: string; cardId: string }, options) =>
      api.post('/order/v1/schedule/update-card', { body, ...options }),
    {
      onSuccess: () => forgetNextLoans(queryClient),
      onSuccessHere: () => returnTo(back),
      onFailure: setFailure,
    },
  );
  return { choose: submit, failure };
}
