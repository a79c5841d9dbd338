import { TickIllustration, Stack, Text } from '@kosha/ui';
import type { ReactNode } from 'react';
import classes from './step-done-message.module.css';

export function StepDoneMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3} className={classes['root'] ?? ''}>
      <TickIllustration />
      <div role="status">
        <Text size="lg" isStrong isCentred>
          {title}
        </Text>
        <Text tone="soft" isCentred>
          {children}
        </Text>
      </div>
    </Stack>
  );
}
