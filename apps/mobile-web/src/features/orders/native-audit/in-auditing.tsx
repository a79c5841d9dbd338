import { formatDateTime } from '@kosha/domain';
import {
  Button,
  Card,
  ClockIcon,
  Dialog,
  Heading,
  RefreshIcon,
  showToast,
  Stack,
  Text,
} from '@kosha/ui';
import { useState } from 'react';
import { errorText } from '../../../shared/api/failure-text.ts';
import { tellApp } from '../../../shared/bridge/bridge.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { useRefreshNow } from '../use-refresh.ts';
import { nativeAuditMessages } from './native-audit.messages.ts';

interface InAuditingProps {
  /** Epoch milliseconds. */
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
    if (!tellApp('review.open')) showToast(text('noStore'));
  };
  return (
    <Card as="section">
      <Stack gap={3}>
        <Stack isRow gap={2}>
          <ClockIcon />
          <Heading>{text('title')}</Heading>
        </Stack>
        <Text>{text('text')}</Text>
        <Text size="sm" role="status">
          {text('checkedAt', { time: formatDateTime(checkedAtMs) })}
        </Text>
        <Button
          isFullWidth
          icon={<RefreshIcon />}
          isLoading={isRefreshing}
          loadingLabel={text('refreshing')}
          onClick={refreshNow}
        >
          {text('refresh')}
        </Button>
        <Button variant="secondary" isFullWidth onClick={evaluate}>
          {text('evaluate')}
        </Button>
      </Stack>
      <Info words={info} onClose={() => setInfo(undefined)} />
    </Card>
  );
}

/** Why a refresh failed. */
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
