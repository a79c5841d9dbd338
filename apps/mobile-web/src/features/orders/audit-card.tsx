import { Button, Card, ClockIcon, Heading, RefreshIcon, Stack, Text } from '@kosha/ui';
import type { ReactNode } from 'react';

interface AuditCardProps {
  title: string;
  text: string;
  /** When the order was last checked, or that this did not work. */
  status: string;
  refreshLabel: string;
  refreshingLabel: string;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** More buttons, below "Refresh". */
  children?: ReactNode;
}

/** Says that an order waits for its decision, and lets the person ask again. */
export function AuditCard({
  title,
  text,
  status,
  refreshLabel,
  refreshingLabel,
  isRefreshing,
  onRefresh,
  children,
}: AuditCardProps) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Stack isRow gap={2}>
          <ClockIcon />
          <Heading>{title}</Heading>
        </Stack>
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
      </Stack>
    </Card>
  );
}
