import type { Schema } from '@kosha/api-client';
import { Button, Card, ConfirmDialog, Heading, Notice, showToast, Stack, Text } from '@kosha/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/i18n/dates.ts';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { endSession } from '../../shared/session/session.ts';
import { myDataMessages } from './my-data.messages.ts';

/** Shows which data an erasure deletes or keeps, before the borrower can erase the data (D60). */
export function EraseData() {
  const text = useMessages(myDataMessages);
  const [kinds, setKinds] = useState<readonly Kind[]>();
  const [problem, setProblem] = useState<string>();
  const preview = useErasure(0, {
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
        {kinds !== undefined && <DataByFate kinds={kinds} />}
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
        {kinds === undefined ? (
          <Button
            variant="secondary"
            isFullWidth
            isLoading={preview.isPending}
            loadingLabel={text('eraseAsking')}
            onClick={preview.send}
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

type Kind = Schema<'ErasedKind'>;

const fates = ['erased', 'locked', 'kept'] as const;

/**
 * Groups the kinds of data by what an erasure does with them: erased, locked or kept. In a group,
 * kinds with the same law and date share one entry.
 */
function DataByFate({ kinds }: { kinds: readonly Kind[] }) {
  const text = useMessages(myDataMessages);
  return valuesOf(kinds, ({ fate }) => fate).map((fate) => {
    const group = kinds.filter((kind) => kind.fate === fate);
    const known = fates.find((one) => one === fate);
    return (
      <Stack key={fate} gap={2}>
        <Heading level={3} size="md">
          {known ? text(known) : fate}
        </Heading>
        {valuesOf(group, lawOf).map((law) => (
          <Stack key={law} gap={1}>
            <Text size="sm">
              {group
                .filter((kind) => lawOf(kind) === law)
                .map(({ title }) => title)
                .join(' · ')}
            </Text>
            {law && (
              <Text size="xs" tone="soft">
                {law}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    );
  });
}

const valuesOf = (kinds: readonly Kind[], read: (kind: Kind) => string) => [
  ...new Set(kinds.map(read)),
];

function lawOf({ law, until }: Kind): string {
  if (law === null || until === null) return '';
  return translate(myDataMessages)('law', { law, date: formatDate(until) });
}

function Decision({ onProblem }: { onProblem: (problem: string | undefined) => void }) {
  const text = useMessages(myDataMessages);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const erase = useErasure(1, {
    onDone: () => {
      // Without a session, the route guard redirects to the login screen, which would return to My
      // data after the sign-in. `flushSync` runs this redirect first, and `navigate` replaces it.
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
