import { type Schema, unwrap } from '@kosha/api-client';
import { Button, FaceUnclearIllustration, Notice, Spinner, Stack, StickyAction } from '@kosha/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { invalidateUserAuth } from '../../../shared/queries/user-auth.ts';
import { api } from '../../../shared/server/api.ts';
import { QueryErrorState, type QueryResult } from '../../../shared/server/query-error-state.tsx';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { toastFailure, useWrite } from '../../../shared/server/use-write.ts';
import { readPhotoState, writePhotoState } from '../images/photo-notes.ts';
import { skipCompletionToast, StepDoneMessage, useIsStepDone } from '../step/step-done.tsx';
import { AskConsentFirst, StepFrame, useStepSearchParams } from '../step/step-frame.tsx';
import { FaceCapture } from './face-capture.tsx';
import { faceMessages } from './face.messages.ts';
import { fetchOnceOptions } from '../../../shared/server/query-client.ts';

const isConfig = ({ mode, tips }: Schema<'LivingCheckConfig'>): boolean =>
  typeof mode === 'string' && (tips ?? []).every((tip) => typeof tip === 'string');

const isResult = ({ status }: Schema<'FaceResult'>): boolean => /^\d+$/.test(String(status));

const livingConfigQuery = queryOptions({
  queryKey: ['living-check-config'],
  ...fetchOnceOptions,
  gcTime: 0,
  queryFn: async ({ signal }) =>
    unwrap(await api.get('/auth/v1/living-check-config', { signal, isReadable: isConfig })),
});

/**
 * Loads the result of the face check. If the server refuses the request, for example before the
 * first photo, there is no result yet, and the query returns null.
 */
const faceResultQuery = queryOptions({
  queryKey: ['face-result'],
  ...fetchOnceOptions,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const result = await api.get('/authen/h5/face-result', { signal, isReadable: isResult });
    if (!result.ok && result.failure.kind === 'business') return null;
    return unwrap(result);
  },
});

/**
 * Shown after a passed face check. The button "NEXT" completes the step if it is not completed yet
 * (§2).
 */
function FacePassed({ isSaved }: { isSaved: boolean }) {
  const text = useMessages(faceMessages);
  const { pid } = useStepSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const confirm = () =>
    void navigate(paths.authStep('kyc', { pid: pid ?? undefined }), {
      replace: true,
      state: skipCompletionToast,
    });
  const save = useWrite((_: null, options) => api.post('/auth/v1/kyc-info/living-hold', options), {
    onSuccess() {
      writePhotoState('face', undefined);
      invalidateUserAuth(queryClient);
    },
    onSuccessHere: () => confirm(),
    onFailure(failure) {
      toastFailure(failure);
      // The server may have refused because a later photo, from another tab or device, failed the
      // check. So the app loads the result again.
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
      <StepDoneMessage title={text('passed')}>{text('passedText')}</StepDoneMessage>
    </StepFrame>
  );
}

/** The button "NEXT" restarts the step (§2). */
function FaceFailed() {
  const text = useMessages(faceMessages);
  const { pid, place } = useStepSearchParams();
  const navigate = useNavigate();
  function takeAgain() {
    writePhotoState('face', undefined);
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

/** The status 1 means success (§7 face-result). */
const isSuccess = (result: Schema<'FaceResult'> | null | undefined): boolean =>
  Number(result?.status) === 1;

/**
 * The face check (§2 Face result). The `key` of the location changes with each navigation, so a
 * navigation to this URL restarts the check.
 */
export function FaceScreen() {
  const { key } = useLocation();
  return <FaceCheck key={key} />;
}

function FaceCheck() {
  const text = useMessages(faceMessages);
  const [hasSent, setHasSent] = useState(() => readPhotoState('face') === 'sent');
  const isDone = useIsStepDone('face');
  const config = useQuery(livingConfigQuery);
  const result = useQuery(faceResultQuery);

  function takeAnother() {
    writePhotoState('face', undefined);
    setHasSent(false);
  }

  /** The configuration says how to take the photo. Without the configuration, shows an error. */
  function capture() {
    if (!config.data) return <ReadProblem read={config} title={text('failed')} />;
    return (
      <AskConsentFirst purpose="face">
        <FaceCapture
          config={config.data}
          onSent={() => {
            setHasSent(true);
            void result.refetch();
          }}
        />
      </AskConsentFirst>
    );
  }

  if (isDone) return <FacePassed isSaved />;
  if (result.isError) return <ReadProblem read={result} title={text('failed')} />;
  return (
    <QueryGate
      read={result}
      isReady={isDone !== undefined && !config.isPending}
      frame={StepFrame}
      shape="card"
      count={2}
      loading={text('loading')}
      failed={text('failed')}
    >
      {(outcome) => {
        if (isSuccess(outcome)) return <FacePassed isSaved={false} />;
        if (!hasSent) return capture();
        if (result.isFetching) return <Checking />;
        if (outcome) return <FaceFailed />;
        return (
          <ReadProblem read={result} title={text('noResult')}>
            <Button variant="quiet" onClick={takeAnother}>
              {text('takeAnother')}
            </Button>
          </ReadProblem>
        );
      }}
    </QueryGate>
  );
}

function Checking() {
  const text = useMessages(faceMessages);
  return (
    <StepFrame>
      <Spinner label={text('checking')} />
    </StepFrame>
  );
}

interface ReadProblemProps {
  read: QueryResult<unknown>;
  title: string;
  children?: ReactNode;
}

/**
 * The button "Retry" of `QueryErrorState` loads the data of `read` again. It never uploads a photo.
 */
function ReadProblem({ read, title, children }: ReadProblemProps) {
  const text = useMessages(faceMessages);
  return (
    <StepFrame>
      <QueryErrorState title={title} retryingLabel={text('checking')} read={read}>
        {text('noResultText')}
      </QueryErrorState>
      {children}
    </StepFrame>
  );
}
