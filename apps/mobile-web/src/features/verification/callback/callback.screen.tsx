import { ButtonLink, EmptyState, UnpluggedIllustration } from '@kosha/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { parseStepSearchParams } from '../step/step-search-params.ts';
import { callbackMessages } from './callback.messages.ts';
import { isProviderSuccess, readProviderMessage } from './provider-return.ts';

/**
 * The identity provider redirects the borrower to this page (D05). The URL decides only what the
 * borrower sees next, because the server verifies the result itself.
 */
export function CallbackScreen() {
  const text = useMessages(callbackMessages);
  const [query] = useSearchParams();
  const { pid, place } = parseStepSearchParams(query);
  const message = readProviderMessage(query);
  const product = { pid: pid ?? undefined };
  if (isProviderSuccess(query)) return <Navigate to={paths.authIndex(product)} replace />;
  return (
    <ScreenLayout>
      <div role="alert">
        <EmptyState
          title={text('failed')}
          illustration={<UnpluggedIllustration />}
          action={
            <ButtonLink href={paths.authStep('identity', { ...product, ...place })} replace>
              {text('back')}
            </ButtonLink>
          }
        >
          {message === null ? (
            text('failedText')
          ) : (
            <>
              {text('quoted')} <q>{message}</q>
            </>
          )}
        </EmptyState>
      </div>
    </ScreenLayout>
  );
}
