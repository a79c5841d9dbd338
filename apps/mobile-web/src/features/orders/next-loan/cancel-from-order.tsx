import type { ApiFailure } from '@kosha/api-client';
import { Button } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { CancelDialog } from '../../../shared/look/cancel-next-loan.tsx';
import {
  autoApplyQuery,
  forgetSchedules,
} from '../../../shared/queries/next-loan.queries.ts';
import { autoApplyMessages } from './next-loan-section.messages.ts';

/** Cancels what is scheduled after this order; asks first (D10). */
export function CancelAutoApply({ orderId }: { orderId: string }) {
  const text = useMessages(autoApplyMessages);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const queryClient = useQueryClient();
  const { submit, isPending } = useWrite(
    (body: { orderId: string }, options) =>
      api.post('/order/v1/cancel-auto-apply', { body, ...options }),
    {
      onSuccess: () => {
        queryClient.setQueryData(autoApplyQuery(orderId).queryKey, null);
        forgetSchedules(queryClient);
      },
      onFailure: (failure) => {
        setFailure(failure);
        forgetSchedules(queryClient);
      },
    },
  );
  return (
    <>
      <Button variant="quiet" isFullWidth onClick={() => setIsAsking(true)}>
        {text('cancel')}
      </Button>
      <CancelDialog
        isOpen={isAsking}
        isPending={isPending}
        failure={failure}
        onYes={() => submit({ orderId })}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}
