import { isAuthStepDone, type AuthStepKey } from '@kosha/domain';
import { Button, showToast, Stack, StickyAction, Text, TickIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { StepFrame, useOpenNextStep, useStepSearchParams } from './step-frame.tsx';
import classes from './step-done.module.css';
import { stepMessages } from './step.messages.ts';

/** Undefined while loading; false if the request fails (D24). */
export function useIsStepDone(key: AuthStepKey): boolean | undefined {
  const { data, isPending } = useQuery(userAuthQuery);
  return isPending ? undefined : data !== undefined && isAuthStepDone(key, data);
}

/**
 * Router state that tells `StepDone` to show no toast, because the previous screen has just
 * reported a completed step.
 */
export const skipCompletionToast = 'toasted';

/**
 * Shown if the user opens a completed step (D24). If the URL has a product id, the next step opens
 * automatically. Otherwise it opens when the user presses "Next".
 */
export function StepDone({ title, children }: { title: string; children?: string }) {
  const text = useMessages(stepMessages);
  const { pid } = useStepSearchParams();
  const wasToasted = useLocation().state === skipCompletionToast;
  const openNextStep = useOpenNextStep(pid);
  const hasNavigated = useRef(false);
  useEffect(() => {
    if (pid === null || hasNavigated.current) return;
    hasNavigated.current = true;
    if (!wasToasted) showToast(title, 'success');
    openNextStep();
  }, [pid, title, wasToasted, openNextStep]);
  if (pid !== null) return <StepFrame>{null}</StepFrame>;
  return (
    <StepFrame
      footer={
        <StickyAction>
          <Button isFullWidth onClick={openNextStep}>
            {text('next')}
          </Button>
        </StickyAction>
      }
    >
      <StepDoneMessage title={title}>{children ?? text('doneText')}</StepDoneMessage>
    </StepFrame>
  );
}

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
