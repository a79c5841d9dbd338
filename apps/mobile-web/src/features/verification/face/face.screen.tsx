import type { Schema } from '@kosha/api-client';
import { Button, ErrorState, Spinner } from '@kosha/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '../../../shared/api/failure-text.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { WaitingForReads } from '../../../shared/queries/waiting-for-reads.tsx';
import { notePicture, readPictureNote } from '../picture-notes.ts';
import { useIsStepDone } from '../step-done.tsx';
import { StepFrame } from '../step-frame.tsx';
import { FaceCapture } from './face-capture.tsx';
import { faceMessages } from './face.messages.ts';
import { faceResultQuery, livingConfigQuery } from './face.queries.ts';
import { FaceFailed, FacePassed } from './face-result.tsx';

/** §7 face-result. */
const isSuccess = (result: Schema<'FaceResult'> | null | undefined): boolean =>
  Number(result?.status) === 1;

/** A picture of the face and what became of it (§2 Face result). NEXT after a failure begins anew. */
export function FaceScreen() {
  const { key } = useLocation();
  return <FaceCheck key={key} />;
}

function FaceCheck() {
  const text = useMessages(faceMessages);
  const [hasSent, setHasSent] = useState(() => readPictureNote('face') === 'sent');
  const isDone = useIsStepDone('face');
  const config = useQuery(livingConfigQuery);
  const result = useQuery(faceResultQuery);

  function takeAnother() {
    notePicture('face', undefined);
    setHasSent(false);
  }

  if (isDone) return <FacePassed isSaved />;
  if (result.isError) return <ReadProblem read={result} title={text('failed')} />;
  if (isDone === undefined || config.isPending || result.isPending) {
    return (
      <StepFrame>
        <WaitingForReads shape="card" count={2} label={text('loading')} />
      </StepFrame>
    );
  }
  if (isSuccess(result.data)) return <FacePassed isSaved={false} />;
  if (!hasSent) {
    // How it is to be taken is the server's to say: nothing is assumed in its place.
    if (!config.data) return <ReadProblem read={config} title={text('failed')} />;
    return (
      <FaceCapture
        config={config.data}
        onSent={() => {
          setHasSent(true);
          void result.refetch();
        }}
      />
    );
  }
  if (result.isFetching) {
    return (
      <StepFrame>
        <Spinner label={text('checking')} />
      </StepFrame>
    );
  }
  if (result.data) return <FaceFailed />;
  return (
    <ReadProblem read={result} title={text('noResult')}>
      <Button variant="quiet" onClick={takeAnother}>
        {text('takeAnother')}
      </Button>
    </ReadProblem>
  );
}

interface ReadProblemProps {
  read: UseQueryResult<unknown>;
  title: string;
  /** Another way on. */
  children?: ReactNode;
}

/** Asks again for what could not be read, and for nothing else: a picture sent is with the server. */
function ReadProblem({ read, title, children }: ReadProblemProps) {
  const text = useMessages(faceMessages);
  return (
    <StepFrame>
      <ErrorState
        title={title}
        retryLabel={text('retry')}
        retryingLabel={text('checking')}
        isRetrying={read.isFetching}
        onRetry={() => void read.refetch()}
      >
        {errorText(read.error) ?? text('noResultText')}
      </ErrorState>
      {children}
    </StepFrame>
  );
}
