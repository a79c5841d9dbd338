import { Button, Dialog, showToast, Text } from '@kosha/ui';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/dates.ts';
import { errorText } from '../../../shared/server/failures.ts';
import { postToApp } from '../../../shared/native/bridge.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { AuditZone } from '../audit-zone.tsx';
import { useRefreshNow } from '../../../shared/server/use-refresh.ts';
import { nativeAuditMessages } from './native-audit.messages.ts';

interface InAuditingProps {
  /** In epoch milliseconds. */
  checkedAtMs: number;
  refresh: () => Promise<{ error: Error | null }>;
}

/** “In Auditing...” with “Refresh” and “To Evaluate” (§2.98, §2.99). */
export function InAuditing({ checkedAtMs, refresh }: InAuditingProps) {
  const text = useMessages(nativeAuditMessages);
  const [info, setInfo] = useState<string>();
  const { isRefreshing, refreshNow } = useRefreshNow(async () => {
    trackClick('audit_refresh', patterns.nativeAudit);
    const { error } = await refresh();
    setInfo(errorText(error));
  });
  const evaluate = () => {
    trackClick('audit_evaluate', patterns.nativeAudit);
    if (!postToApp('review.open')) showToast(text('noStore'));
  };
  return (
    <>
      <AuditZone
        title={text('title')}
        text={text('text')}
        status={text('checkedAt', { time: formatDateTime(checkedAtMs) })}
        refreshLabel={text('refresh')}
        refreshingLabel={text('refreshing')}
        isRefreshing={isRefreshing}
        onRefresh={refreshNow}
      >
        <Button variant="secondary" isFullWidth onClick={evaluate}>
          {text('evaluate')}
        </Button>
      </AuditZone>
      <Info words={info} onClose={() => setInfo(undefined)} />
    </>
  );
}

/** A dialog with the reason of a failed refresh. */
function Info({ words, onClose }: { words: string | undefined; onClose: () => void }) {
  const text = useMessages(nativeAuditMessages);
  return (
    <Dialog
      isOpen={words !== undefined}
      onClose={onClose}
      title={text('info')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {text('ok')}
        </Button>
      }
    >
      <Text>{words}</Text>
    </Dialog>
  );
}
