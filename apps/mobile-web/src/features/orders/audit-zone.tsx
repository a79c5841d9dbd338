import { Button, HeroZone, RefreshIcon, Text } from '@kosha/ui';
import type { ReactNode } from 'react';

interface AuditZoneProps {
  title: string;
  text: string;
  /** Says when the app last checked the order, or that the check failed. */
  status: string;
  refreshLabel: string;
  refreshingLabel: string;
  isRefreshing: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

export function AuditZone({
  title,
  text,
  status,
  refreshLabel,
  refreshingLabel,
  isRefreshing,
  onRefresh,
  children,
}: AuditZoneProps) {
  return (
    <HeroZone tone="waiting" headline={<h2>{title}</h2>}>
      <Text>{text}</Text>
      <Text size="sm" role="status">
        {status}
      </Text>
      <Button
        isFullWidth
        icon={<RefreshIcon />}
        isLoading={isRefreshing}
        loadingLabel={refreshingLabel}
        onClick={onRefresh}
      >
        {refreshLabel}
      </Button>
      {children}
    </HeroZone>
  );
}
