import { showToast } from '@kosha/ui';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { errorText } from '../../../shared/server/failures.ts';
import { lazyComponent } from '../../../shared/navigation/lazy-component.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { withoutStaleData, QueryGate } from '../../../shared/server/query-gate.tsx';
import { StepDone, useIsStepDone } from '../step/step-done.tsx';
import { AskConsentFirst, StepFrame, useStepSearchParams } from '../step/step-frame.tsx';
import { kycMessages } from './kyc.messages.ts';
import { NumberMode } from './numbers/number-mode.tsx';
import { PhotoMode } from './photos/photo-mode.tsx';
import { useFinishIdentityCheck, type KycStepKey } from './use-finish-identity-check.ts';
import { useNumberModeState } from './numbers/use-number-mode-state.ts';
import { unwrap, type Schema } from '@kosha/api-client';
import { kycMode } from '@kosha/domain';
import { api } from '../../../shared/server/api.ts';
import { fetchOnceOptions } from '../../../shared/server/query-client.ts';

/**
 * Loads whether the borrower sends photos of documents or types their numbers (§4 KYC mode).
 * Fetched once per visit, because a change of the mode would lose the input.
 */
const kycModeQuery = queryOptions({
  queryKey: ['kyc-mode'],
  ...fetchOnceOptions,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const isReadable = (config: Schema<'KycAuthConfig'>) => Array.isArray(config.KycPageInfoVo);
    const query = { type: 1 } as const;
    const config = unwrap(await api.get('/auth/kyc-auth-config', { query, signal, isReadable }));
    return kycMode(config.KycPageInfoVo[0]?.photoType);
  },
});

/** The identity check as a verification step (§2). */
export function IdentityScreen() {
  return <IdentityCheck stepKey="identity" />;
}

/** The identity check at the URL that opens after the face step, `/auth/kyc` (§2). */
export function KycScreen() {
  return <IdentityCheck stepKey="kyc" />;
}

/**
 * The server decides (§4 KYC mode) whether the borrower sends photos of documents or types their
 * numbers. The query parameter `by=photos` always selects photos.
 */
function IdentityCheck({ stepKey }: { stepKey: KycStepKey }) {
  const text = useMessages(kycMessages);
  const [query] = useSearchParams();
  const isDone = useIsStepDone('identity');
  const mode = useQuery(kycModeQuery);
  const { pid } = useStepSearchParams();
  const { isEnding, end } = useFinishIdentityCheck(pid);
  // Kept in this component, because `NumberMode` unmounts when the borrower switches to photos,
  // which would lose the numbers.
  const numbers = useNumberModeState(end);
  useFailureToast(mode.error);

  if (isDone && !isEnding) return <StepDone title={text('done')}>{text('doneText')}</StepDone>;
  return (
    <QueryGate
      read={withoutStaleData(mode)}
      isReady={isDone !== undefined && !isEnding}
      frame={StepFrame}
      shape="card"
      count={2}
      loading={text('loading')}
      failed={text('failed')}
    >
      {(kycMode) => (
        <AskConsentFirst purpose="identity">
          <PlaceQuestionGate>
            {kycMode === 'photo' || query.get('by') === 'photos' ? (
              <PhotoMode stepKey={stepKey} onDone={end} />
            ) : (
              <NumberMode stepKey={stepKey} numbers={numbers} />
            )}
          </PlaceQuestionGate>
        </AskConsentFirst>
      )}
    </QueryGate>
  );
}

const LocationPrompt = lazyComponent(
  async () => (await import('./location-prompt.tsx')).LocationPrompt,
);

function PlaceQuestionGate({ children }: { children: ReactNode }) {
  const { isPlaceAskedAtIdentity } = usePolicy();
  if (!isPlaceAskedAtIdentity) return children;
  return (
    <Suspense fallback={<StepFrame>{null}</StepFrame>}>
      <LocationPrompt>{children}</LocationPrompt>
    </Suspense>
  );
}

/** If the configuration fails to load, shows the error as a toast (§8). */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    const failure = errorText(error);
    if (failure) showToast(failure, 'danger');
  }, [error]);
}
