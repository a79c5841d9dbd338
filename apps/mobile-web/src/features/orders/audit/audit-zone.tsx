import { Button, HeroZone, RefreshIcon, Text } from '@kosha/ui';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useRefreshNow } from '../../../shared/server/use-refresh.ts';
import { auditMessages } from './audit.messages.ts';

interface AuditZoneProps {
  title: string;
  text: string;
  checkedAtMs: number;
  hasFailed?: boolean;
  refresh: () => Promise<unknown>;
  children?: ReactNode;
}

/** Says when the app last checked the order, or that the check failed. */
export function AuditZone({
  title,
  text,
  checkedAtMs,
  hasFailed = false,
  refresh,
  children,
}: AuditZoneProps) {
  const auditText = useMessages(auditMessages);
  const { isRefreshing, refreshNow } = useRefreshNow(refresh);
  return (
    <HeroZone tone="waiting" headline={<h2>{title}</h2>}>
      <Text>{text}</Text>
      <Text size="sm" role="status">
        {hasFailed
          ? auditText('notChecked')
          : auditText('checkedAt', { time: formatDateTime(checkedAtMs) })}
      </Text>
      <Button
        isFullWidth
        icon={<RefreshIcon />}
        isLoading={isRefreshing}
        loadingLabel={auditText('refreshing')}
        onClick={refreshNow}
      >
        {auditText('refresh')}
      </Button>
      {children}
    </HeroZone>
  );
}
