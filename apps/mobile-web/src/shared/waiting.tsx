import { Button, Skeleton, Stack, type SkeletonProps } from '@kosha/ui';
import { useEffect, useState } from 'react';
import { useMessages } from './i18n/messages.ts';
import { shellMessages } from './shell.messages.ts';
import { stuckAfterMs } from './stuck-after.ts';

type Shape = Pick<SkeletonProps, 'shape' | 'count'>;

export interface WaitingProps extends Shape {
  /** What it waits for: 'Loading your orders'. */
  label: string;
  /** Asks again, in place of what has not been answered. */
  onRetry: () => void;
}

/** From when on what is waited for is written out, and from when on it can be asked for again. */
const phasesMs = { slow: 1_000, stuck: stuckAfterMs } as const;

/** The shape of what comes; then what that is; then a way to ask again (visual design, Waiting). */
export function Waiting({ label, onRetry, ...shape }: WaitingProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return <Attempt key={attempt} label={label} shape={shape} onRetry={retry} />;
}

type Phase = 'fresh' | keyof typeof phasesMs;

interface AttemptProps extends Pick<WaitingProps, 'label' | 'onRetry'> {
  shape: Shape;
}

function Attempt({ label, shape, onRetry }: AttemptProps) {
  const text = useMessages(shellMessages);
  const phase = usePhase();
  const isStuck = phase === 'stuck';
  return (
    <Stack>
      <Skeleton
        {...shape}
        label={isStuck ? text('stillTrying', { label }) : label}
        isLabelVisible={phase !== 'fresh'}
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
