import { Button, Skeleton, Stack, type SkeletonProps } from '@kosha/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.messages.ts';

export const slowResponseAfterMs = 10_000;

type Shape = Pick<SkeletonProps, 'shape' | 'count'>;

export interface WaitingProps extends Shape {
  /** The label of the loading state, such as 'Loading your orders'. */
  label: string;
  /**
   * True if the content itself shows the loading state. The label is then only for screen readers,
   * until the button "Retry" appears.
   */
  isQuiet?: boolean;
  onRetry: () => void;
}

const phasesMs = { slow: 1_000, stuck: slowResponseAfterMs } as const;

export function Waiting({ label, isQuiet = false, onRetry, ...shape }: WaitingProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return <Attempt key={attempt} label={label} isQuiet={isQuiet} shape={shape} onRetry={retry} />;
}

type Phase = 'fresh' | keyof typeof phasesMs;

interface AttemptProps extends Required<Pick<WaitingProps, 'label' | 'isQuiet' | 'onRetry'>> {
  shape: Shape;
}

function Attempt({ label, isQuiet, shape, onRetry }: AttemptProps) {
  const text = useMessages(shellMessages);
  const phase = usePhase();
  const isStuck = phase === 'stuck';
  return (
    <Stack>
      <Skeleton
        {...shape}
        label={isStuck ? text('stillTrying', { label }) : label}
        isLabelVisible={isStuck || (phase === 'slow' && !isQuiet)}
      />
      {isStuck && (
        <Button variant="secondary" onClick={onRetry}>
          {text('retry')}
        </Button>
      )}
    </Stack>
  );
}

function usePhase(): Phase {
  const [phase, setPhase] = useState<Phase>('fresh');
  useEffect(() => {
    const slow = setTimeout(() => setPhase('slow'), phasesMs.slow);
    const stuck = setTimeout(() => setPhase('stuck'), phasesMs.stuck);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, []);
  return phase;
}
