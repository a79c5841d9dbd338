import type { ApiFailure } from '@kosha/api-client';
import { Button } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/server/api.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { CancelDialog } from '../../shared/look/cancel-next-loan.tsx';
import {
  forgetSchedules,
  type ScheduledOrder,
} from '../../shared/queries/next-loan.queries.ts';
import { scheduleMessages } from './next-loan.messages.ts';

/** Asks first; once it is cancelled, the list follows (§2.59, §4.18). */
export function CancelSchedule({ schedule }: { schedule: ScheduledOrder }) {
  const text = useMessages(scheduleMessages);
  const [isAsking, setIsAsking] = useState(false);
  const { cancel, isPending, failure } = useCancel();
  const { id, orderNo } = schedule;
  return (
    <>
      <Button variant="secondary" isFullWidth onClick={() => setIsAsking(true)}>
        {text('cancel')}
      </Button>
      <CancelDialog
        isOpen={isAsking}
        isPending={isPending}
        failure={failure}
        onYes={() => cancel({ id, orderNo })}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}

function useCancel() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit, isPending } = useWrite(
    (body: { id: string; orderNo: string }, options) =>
      api.post('/order/v1/schedule/cancel', { body, ...options }),
    {
      onSuccess: () => {
        void navigate(paths.schedules(), { replace: true });
        forgetSchedules(queryClient);
      },
      // One that has started meanwhile is then shown as started, without this dialog.
      onFailure: (failure) => {
        setFailure(failure);
        forgetSchedules(queryClient);
      },
    },
  );
  return { cancel: submit, isPending, failure };
}
