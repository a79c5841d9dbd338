import type { ApiFailure } from '@kosha/api-client';
import { Button, ConfirmDialog, Notice, Stack, Text } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../shared/i18n/dates.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { paths } from '../../../shared/paths.ts';
import { forgetOrders } from '../../../shared/queries/order-list.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { extensionMessages } from './extension.messages.ts';
import type { ExtensionIds } from './use-apply-extension.ts';

interface AbandonButtonProps {
  order: Order;
  names: ExtensionIds;
  refresh: () => unknown;
}

/** After a confirmation, abandons the extension and opens the order list (§2, §4 Extension). */
export function AbandonButton({ order, names, refresh }: AbandonButtonProps) {
  const text = useMessages(extensionMessages);
  const [isAsking, setIsAsking] = useState(false);
  const { abandon, isPending, failure } = useAbandon({ refresh, close: () => setIsAsking(false) });
  const { repaymentDate } = order;
  return (
    <>
      <Button variant="quiet" isFullWidth onClick={() => setIsAsking(true)}>
        {text('abandon')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('abandonTitle')}
        confirmLabel={text('confirmAbandon')}
        cancelLabel={text('keep')}
        isDangerous
        isConfirming={isPending}
        confirmingLabel={text('abandoning')}
        onConfirm={() => abandon(names)}
        onCancel={() => isPending || setIsAsking(false)}
      >
        <Stack gap={3}>
          {failure && (
            <Notice tone="danger" title={text('abandonFailed')}>
              {failureText(failure)}
            </Notice>
          )}
          {repaymentDate !== null && (
            <Text>{text('abandonText', { date: formatDate(repaymentDate) })}</Text>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function useAbandon({ refresh, close }: { refresh: () => unknown; close: () => void }) {
  const { leaveFor } = useLeaveScreen();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit, isPending } = useWrite(
    (body: ExtensionIds, options) =>
      api.post('/order-repay-extension/v1/giveup-extension', { body, ...options }),
    {
      onSuccessHere: () => {
        // Closing the dialog removes its history entry, which must happen before the navigation.
        close();
        leaveFor(paths.orders());
      },
      onSuccess: () => forgetOrders(queryClient),
      onFailure: (failure) => {
        setFailure(failure);
        refresh();
      },
    },
  );
  return { abandon: submit, isPending, failure };
}
