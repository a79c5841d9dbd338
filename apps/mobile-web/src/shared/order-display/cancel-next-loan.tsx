import type { ApiFailure, ApiResult, CallOptions } from '@kosha/api-client';
import { Button, ConfirmDialog, Notice } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { forgetNextLoans } from '../queries/next-loan.queries.ts';
import { failureText } from '../server/failures.ts';
import { useWrite } from '../server/use-write.ts';
import { cancelNextLoanMessages } from './cancel-next-loan.messages.ts';

interface CancelNextLoanProps {
  label: string;
  variant: 'secondary' | 'quiet';
  send: (options: CallOptions) => Promise<ApiResult<unknown>>;
  onCancelled: () => void;
}

/** Cancels a scheduled order after a confirmation (§2.59, D10). */
export function CancelNextLoan({ label, variant, send, onCancelled }: CancelNextLoanProps) {
  const text = useMessages(cancelNextLoanMessages);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const queryClient = useQueryClient();
  const { submit, isPending } = useWrite((_: undefined, options) => send(options), {
    onSuccessHere: () => {
      // Closes the dialog first, because `onCancelled` may navigate, and an open dialog has its own
      // history entry.
      setIsAsking(false);
      onCancelled();
    },
    onSuccess: () => forgetNextLoans(queryClient),
    // The cancellation may have failed because the scheduled order has already started, so the
    // screen refetches the order.
    onFailure: (failure) => {
      setFailure(failure);
      forgetNextLoans(queryClient);
    },
  });
  return (
    <>
      <Button variant={variant} isFullWidth onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('cancelTitle')}
        confirmLabel={text('yes')}
        cancelLabel={text('no')}
        isDangerous
        isConfirming={isPending}
        confirmingLabel={text('cancelling')}
        onConfirm={() => submit(undefined)}
        onCancel={() => isPending || setIsAsking(false)}
      >
        {failure && (
          <Notice tone="danger" title={text('cancelFailed')}>
            {failureText(failure)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
