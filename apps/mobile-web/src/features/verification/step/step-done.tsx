import { isAuthStepDone, type AuthStepKey } from '@kosha/domain';
import { Button, showToast, StickyAction } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { StepFrame, useStepDone, useStepQuery } from './step-frame.tsx';
import { StepPassed } from './step-passed.tsx';
import { stepMessages } from './step.messages.ts';

/** Whether the step is done: undefined while that is loading, false when it cannot be loaded (D24). */
export function useIsStepDone(key: AuthStepKey): boolean | undefined {
  const { data, isPending } = useQuery(userAuthQuery);
  return isPending ? undefined : data !== undefined && isAuthStepDone(key, data);
}

/**
 * The history state for a step whose completion a toast has just reported: it continues silently.
 */
export const toastedAlready = 'toasted';

/**
 * A step opened although it is done (D24). With a product it continues by itself: the dispatcher
 * knows what is left. Without one the person decides when to continue.
 */
export function StepDone({ title, children }: { title: string; children?: string }) {
  const text = useMessages(stepMessages);
  const { pid } = useStepQuery();
  const wasToasted = useLocation().state === toastedAlready;
  const goOn = useStepDone(pid);
  const hasLedOn = useRef(false);
  useEffect(() => {
    if (pid === null || hasLedOn.current) return;
    hasLedOn.current = true;
    if (!wasToasted) showToast(title, 'success');
    goOn();
  }, [pid, title, wasToasted, goOn]);
  if (pid !== null) return <StepFrame>{null}</StepFrame>;
  return (
    <StepFrame
      footer={
        <StickyAction>
          <Button isFullWidth onClick={goOn}>
            {text('next')}
          </Button>
        </StickyAction>
      }
    >
      <StepPassed title={title}>{children ?? text('doneText')}</StepPassed>
    </StepFrame>
  );
}
