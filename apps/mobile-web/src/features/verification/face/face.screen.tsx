import type { Schema } from '@kosha/api-client';
import { Button, Spinner } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { ReadFailed, type Read } from '../../../shared/server/read-failed.tsx';
import { recordPhoto, readPhotoRecord } from '../images/photo-notes.ts';
import { useIsStepDone } from '../step/step-done.tsx';
import { AskFirst, StepFrame } from '../step/step-frame.tsx';
import { FaceCapture } from './face-capture.tsx';
import { faceMessages } from './face.messages.ts';
import { faceResultQuery, livingConfigQuery } from './face.queries.ts';
import { FaceFailed, FacePassed } from './face-result.tsx';

/** Whether the check has passed (§7 face-result). */
const isSuccess = (result: Schema<'FaceResult'> | null | undefined): boolean =>
  Number(result?.status) === 1;

/**
 * Takes a photo of the face and shows its result (§2 Face result). After a failure, NEXT restarts
 * the step.
 */
export function FaceScreen() {
  const { key } = useLocation();
  return <FaceCheck key={key} />;
}

function FaceCheck() {
  const text = useMessages(faceMessages);
  const [hasSent, setHasSent] = useState(() => readPhotoRecord('face') === 'sent');
  const isDone = useIsStepDone('face');
  const config = useQuery(livingConfigQuery);
  const result = useQuery(faceResultQuery);

  function takeAnother() {
    recordPhoto('face', undefined);
    setHasSent(false);
  }

  /**
   * The server decides how to take the photo, so without its response the screen shows an error.
   */
  function capture() {
    if (!config.data) return <ReadProblem read={config} title={text('failed')} />;
    return (
      <AskFirst purpose="face">
        <FaceCapture
          config={config.data}
          onSent={() => {
            setHasSent(true);
            void result.refetch();
          }}
        />
      </AskFirst>
    );
  }

  if (isDone) return <FacePassed isSaved />;
  if (result.isError) return <ReadProblem read={result} title={text('failed')} />;
  return (
    <ReadGate
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
    </ReadGate>
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
  read: Read<unknown>;
  title: string;
  /** Another action below the error. */
  children?: ReactNode;
}

/** An error screen for a failed request. Retry refetches and never uploads a photo. */
function ReadProblem({ read, title, children }: ReadProblemProps) {
  const text = useMessages(faceMessages);
  return (
    <StepFrame>
      <ReadFailed title={title} retryingLabel={text('checking')} read={read}>
        {text('noResultText')}
      </ReadFailed>
      {children}
    </StepFrame>
  );
}
