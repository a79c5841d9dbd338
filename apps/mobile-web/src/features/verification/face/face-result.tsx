import { Button, FaceUnclearIllustration, Notice, Stack, StickyAction } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/server/api.ts';
import { toastFailure, useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { forgetSteps } from '../../../shared/queries/user-auth.ts';
import { recordPhoto } from '../images/photo-notes.ts';
import { toastedAlready } from '../step/step-done.tsx';
import { StepFrame, useStepQuery } from '../step/step-frame.tsx';
import { StepPassed } from '../step/step-passed.tsx';
import { faceMessages } from './face.messages.ts';
import { faceResultQuery } from './face.queries.ts';

/** NEXT completes the step if necessary, then opens the identity check (§2). */
export function FacePassed({ isSaved }: { isSaved: boolean }) {
  const text = useMessages(faceMessages);
  const { pid } = useStepQuery();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const confirm = () =>
    void navigate(paths.authStep('kyc', { pid: pid ?? undefined }), {
      replace: true,
      state: toastedAlready,
    });
  const save = useWrite((_: null, options) => api.post('/auth/v1/kyc-info/living-hold', options), {
    onSuccess() {
      recordPhoto('face', undefined);
      forgetSteps(queryClient);
    },
    onSuccessHere: () => confirm(),
    onFailure(failure) {
      toastFailure(failure);
      // A later photo from another tab or device may have failed, so the result is refetched.
      if (failure.kind === 'business') {
        void queryClient.invalidateQueries({ queryKey: faceResultQuery.queryKey });
      }
    },
  });
  return (
    <StepFrame
      footer={
        <Next
          isPending={save.isPending}
          onPress={() => (isSaved ? confirm() : save.submit(null))}
        />
      }
    >
      <StepPassed title={text('passed')}>{text('passedText')}</StepPassed>
    </StepFrame>
  );
}

/** Shown after a failure; NEXT restarts the step (§2). */
export function FaceFailed() {
  const text = useMessages(faceMessages);
  const { pid, place } = useStepQuery();
  const navigate = useNavigate();
  function takeAgain() {
    recordPhoto('face', undefined);
    void navigate(paths.authStep('face', { pid: pid ?? undefined, ...place }), { replace: true });
  }
  return (
    <StepFrame footer={<Next isPending={false} onPress={takeAgain} />}>
      <Stack gap={4}>
        <FaceUnclearIllustration />
        <Notice tone="danger" title={text('notPassed')}>
          {text('notPassedText')}
        </Notice>
      </Stack>
    </StepFrame>
  );
}

function Next({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const text = useMessages(faceMessages);
  return (
    <StickyAction>
      <Button isFullWidth isLoading={isPending} loadingLabel={text('saving')} onClick={onPress}>
        {text('next')}
      </Button>
    </StickyAction>
  );
}
