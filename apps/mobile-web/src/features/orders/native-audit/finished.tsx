import { Button, ButtonLink, EmptyState, Stack, TickIllustration } from '@kosha/ui';
import { useEffect } from 'react';
import { postToApp } from '../../../shared/native/bridge.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, patterns } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { trackComplete } from '../../../shared/tracking/tracking.ts';
import { nativeAuditMessages } from './native-audit.messages.ts';

/**
 * State 10: notifies the native app (§4.16). If the app does not react, the borrower can continue
 * here.
 */
export function Finished() {
  const text = useMessages(nativeAuditMessages);
  useEffect(() => {
    postToApp('audit.finish');
    trackComplete('audit_finish', patterns.nativeAudit);
  }, []);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('finishedTitle')}
        illustration={<TickIllustration />}
        action={
          <Stack gap={2}>
            <Button onClick={() => void postToApp('page.close')}>{text('close')}</Button>
            <ButtonLink href={paths.orders()} variant="quiet">
              {text('toOrders')}
            </ButtonLink>
          </Stack>
        }
      >
        {text('finishedText')}
      </EmptyState>
    </ScreenLayout>
  );
}
