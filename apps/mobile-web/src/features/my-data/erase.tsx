import type { Schema } from '@kosha/api-client';
import {
  Button,
  Card,
  ConfirmDialog,
  Heading,
  KeyValueList,
  Notice,
  showToast,
  Stack,
  Text,
} from '@kosha/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { endSession } from '../../shared/session/session.ts';
import { myDataMessages } from './my-data.messages.ts';

/** What an erasure would do, kind by kind; then, after a question, the erasure itself (D60). */
export function Erase() {
  const text = useMessages(myDataMessages);
  const [kinds, setKinds] = useState<readonly Schema<'ErasedKind'>[]>();
  const [problem, setProblem] = useState<string>();
  const ask = useErasure(0, {
    onDone: (erasure) => {
      setProblem(undefined);
      setKinds(erasure.kinds);
    },
    onProblem: setProblem,
  });
  return (
    <Card as="section" aria-label={text('eraseTitle')}>
      <Stack gap={3}>
        <Heading size="md">{text('eraseTitle')}</Heading>
        <Text size="sm">{text('eraseText')}</Text>
        {kinds !== undefined && <Fates kinds={kinds} />}
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
        {kinds === undefined ? (
          <Button
            variant="secondary"
            isFullWidth
            isLoading={ask.isPending}
            loadingLabel={text('eraseAsking')}
            onClick={ask.send}
          >
            {text('eraseAsk')}
          </Button>
        ) : (
          <Decision onProblem={setProblem} />
        )}
      </Stack>
    </Card>
  );
}

const fates = ['erased', 'locked', 'kept'] as const;

function Fates({ kinds }: { kinds: readonly Schema<'ErasedKind'>[] }) {
  const text = useMessages(myDataMessages);
  return (
    <KeyValueList
      rows={kinds.map(({ title, fate, law, until }) => {
        const known = fates.find((one) => one === fate);
        return {
          label: title,
          value: known ? text(known) : fate,
          note: law !== null && until !== null && text('law', { law, date: formatDate(until) }),
        };
      })}
    />
  );
}

function Decision({ onProblem }: { onProblem: (problem: string | undefined) => void }) {
  const text = useMessages(myDataMessages);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const erase = useErasure(1, {
    onDone: () => {
      // There must be no way back into an account that is over.
      flushSync(endSession);
      void navigate(paths.login(), { replace: true });
      showToast(text('eraseDone'), 'success');
    },
    onProblem: (problem) => {
      setIsAsking(false);
      onProblem(problem);
    },
  });
  return (
    <>
      <Button variant="danger" isFullWidth onClick={() => setIsAsking(true)}>
        {text('eraseNow')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={text('eraseQuestion')}
        confirmLabel={text('eraseYes')}
        cancelLabel={text('eraseNo')}
        isConfirming={erase.isPending}
        confirmingLabel={text('erasing')}
        onConfirm={erase.send}
        onCancel={() => setIsAsking(false)}
      >
        {text('eraseWarning')}
      </ConfirmDialog>
    </>
  );
}

function useErasure(
  confirm: 0 | 1,
  on: {
    onDone: (erasure: Schema<'Erasure'>) => void;
    onProblem: (problem: string | undefined) => void;
  },
) {
  const { submit, isPending } = useWrite(
    (sent: 0 | 1, options) =>
      api.post('/privacy/v1/erase', { body: { confirm: sent }, ...options }),
    { onSuccess: on.onDone, onFailure: (failure) => on.onProblem(failureText(failure)) },
  );
  return { send: () => submit(confirm), isPending };
}
