import { ErrorState, showToast } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../../shared/api/failure-text.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { WaitingForReads } from '../../../shared/queries/waiting-for-reads.tsx';
import { StepDone, useIsStepDone } from '../step-done.tsx';
import { StepFrame, useStepQuery } from '../step-frame.tsx';
import { kycMessages } from './kyc.messages.ts';
import { kycModeQuery } from './kyc.queries.ts';
import { NumberMode } from './number-mode.tsx';
import { PhotoMode } from './photo-mode.tsx';
import { useEndOfCheck } from './use-end-of-check.ts';
import { useNumbers } from './use-numbers.ts';

/** The step's place among the addresses: the same check stands at both (§2). */
export type KycStepKey = 'identity' | 'kyc';

/** Aadhaar and PAN, by photos or by numbers as the server wants it (§4 KYC mode). */
export function IdentityCheck({ stepKey }: { stepKey: KycStepKey }) {
  const text = useMessages(kycMessages);
  const [query] = useSearchParams();
  const isDone = useIsStepDone('identity');
  const mode = useQuery(kycModeQuery);
  const { pid } = useStepQuery();
  const { isEnding, end } = useEndOfCheck(pid);
  // Held here, so that who looks at the photos and comes back finds them as they were.
  const numbers = useNumbers(end);
  useFailureToast(mode.error);

  if (isDone && !isEnding) return <StepDone title={text('done')}>{text('doneText')}</StepDone>;
  if (mode.isError) {
    return (
      <StepFrame>
        <ErrorState
          title={text('failed')}
          retryLabel={text('retry')}
          retryingLabel={text('loading')}
          isRetrying={mode.isFetching}
          onRetry={() => void mode.refetch()}
        >
          {errorText(mode.error)}
        </ErrorState>
      </StepFrame>
    );
  }
  if (isDone === undefined || mode.isPending || isEnding) {
    return (
      <StepFrame>
        <WaitingForReads shape="card" count={2} label={text('loading')} />
      </StepFrame>
    );
  }
  const isByPhotos = mode.data === 'photo' || query.get('by') === 'photos';
  if (isByPhotos) return <PhotoMode stepKey={stepKey} onDone={end} />;
  return <NumberMode stepKey={stepKey} numbers={numbers} />;
}

/** §8 KYC config failure. */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    const failure = errorText(error);
    if (failure) showToast(failure, 'danger');
  }, [error]);
}
