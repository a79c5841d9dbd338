import { isAuthStepDone } from '@kosha/domain';
import { Button, ErrorState, showToast, StickyAction } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../../shared/api/failure-text.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { WaitingForReads } from '../../../shared/queries/waiting-for-reads.tsx';
import { StepFrame, useStepDone, useStepQuery } from '../step-frame.tsx';
import { StepPassed } from '../step-passed.tsx';
import { kycMessages } from './kyc.messages.ts';
import { kycModeQuery } from './kyc.queries.ts';
import { NumberMode } from './number-mode.tsx';
import { PhotoMode } from './photo-mode.tsx';

/** The step's place among the addresses: the same check stands at both (§2). */
export type KycStepKey = 'identity' | 'kyc';

/** Aadhaar and PAN, by photos or by numbers as the server wants it (§4 KYC mode). */
export function IdentityCheck({ stepKey }: { stepKey: KycStepKey }) {
  const text = useMessages(kycMessages);
  const [query] = useSearchParams();
  const auth = useQuery(userAuthQuery);
  const mode = useQuery(kycModeQuery);
  useFailureToast(mode.error);

  if (auth.data && isAuthStepDone('identity', auth.data)) return <IdentityDone />;
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
  if (auth.isPending || mode.isPending) {
    return (
      <StepFrame>
        <WaitingForReads shape="card" count={2} label={text('loading')} />
      </StepFrame>
    );
  }
  const isByPhotos = mode.data === 'photo' || query.get('by') === 'photos';
  return isByPhotos ? <PhotoMode stepKey={stepKey} /> : <NumberMode stepKey={stepKey} />;
}

/** §8 KYC config failure. */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    const failure = errorText(error);
    if (failure) showToast(failure, 'danger');
  }, [error]);
}

/** Reached although it is done (D24): the dispatcher knows what is left. */
function IdentityDone() {
  const text = useMessages(kycMessages);
  const { pid } = useStepQuery();
  const goOn = useStepDone(pid);
  return (
    <StepFrame
      footer={
        <StickyAction>
          <Button isFullWidth onClick={goOn}>
            {text('goOn')}
          </Button>
        </StickyAction>
      }
    >
      <StepPassed title={text('done')}>{text('doneText')}</StepPassed>
    </StepFrame>
  );
}
