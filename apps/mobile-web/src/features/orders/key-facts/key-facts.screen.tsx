import type { ApiFailure, Schema } from '@kosha/api-client';
import {
  Button,
  ButtonLink,
  ChipsField,
  EmptyState,
  Heading,
  Notice,
  ReceiptIllustration,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { createStoredValue } from '../../../shared/browser/stored.ts';
import { useDraft } from '../../../shared/browser/use-draft.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import { orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText, hasNothingToShow } from '../../../shared/server/failures.ts';
import { isCallMissing } from '../../../shared/server/missing-calls.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { useWrite } from '../../../shared/server/use-write.ts';
import { keyFactsMessages } from './key-facts.messages.ts';
import { keyFactsQuery } from './key-facts.query.ts';
import { KeyFactsStatement, type KeyFactsStatementProps } from './key-facts-statement.tsx';

const fieldId = (key: string): string => `kfs-${key}`;

/** The index of the chosen answer, by question key. */
type Answers = Readonly<Record<string, number>>;

interface AnswersDraft {
  shown: Answers;
  /** The first answer to each question. The app sends only these answers. */
  first: Answers;
}

const draftOf = (proposalNo: string) =>
  createStoredValue('session', `key-facts.${proposalNo}`, ({ shown, first }): AnswersDraft => ({
    shown: toAnswers(shown),
    first: toAnswers(first),
  }));

const toAnswers = (saved: unknown): Answers =>
  Object.fromEntries(
    Object.entries(saved ?? {}).filter(([, answer]: [string, unknown]) => Number.isInteger(answer)),
  ) as Answers;

/**
 * Sends the answers with the hashes of the displayed facts and text (D55). Each attempt first calls
 * `onRefused` with undefined to clear the last refusal.
 */
function useAcknowledge(
  orderId: string,
  statement: Schema<'KeyFactsStatement'>,
  onRefused: (failure: ApiFailure | undefined) => void,
) {
  const proposalNo = statement.facts.proposal.number;
  const { value: given, change, forget } = useDraft(draftOf(proposalNo), { shown: {}, first: {} });
  const [wasPressed, setWasPressed] = useState(false);
  const queryClient = useQueryClient();
  const { leaveFor } = useLeaveScreen();
  const { submit, isPending } = useWrite(
    (answers: Answers, options) =>
      api.post('/order/v1/kfs-acknowledge', {
        body: {
          proposalNo,
          factsHash: statement.factsHash,
          textHash: statement.textHash,
          language: statement.language,
          answers: Object.entries(answers).map(([key, answer]) => ({ key, answer })),
        },
        ...options,
      }),
    {
      onSuccess: () => {
        forget();
        queryClient.removeQueries({ queryKey: keyFactsQuery(orderId).queryKey });
        queryClient.removeQueries({ queryKey: orderDetailQuery(orderId).queryKey });
      },
      onSuccessHere: () => leaveFor(paths.orderConfirm(orderId)),
      onFailure: (failure) => {
        onRefused(failure);
        void queryClient.invalidateQueries({ queryKey: keyFactsQuery(orderId).queryKey });
      },
    },
  );
  const { shown, first } = given;
  const keys = statement.texts.questions.map(({ key }) => key);
  const missing = keys.filter((key) => shown[key] === undefined);
  return {
    answers: shown,
    isMissing: (key: string) => wasPressed && missing.includes(key),
    choose(key: string, answer: number) {
      change({
        shown: { ...shown, [key]: answer },
        first: { ...first, [key]: first[key] ?? answer },
      });
    },
    confirm(): void {
      setWasPressed(true);
      const [open] = missing;
      if (open !== undefined) return document.getElementById(fieldId(open))?.focus();
      onRefused(undefined);
      submit(first);
    },
    isPending,
  };
}

interface AskBackProps extends KeyFactsStatementProps {
  refusal: ApiFailure | undefined;
  onRefused: (failure: ApiFailure | undefined) => void;
}

/**
 * The questions about the key facts. A wrong answer shows the fact again but does not block the
 * confirmation (D55).
 */
function AskBack({ orderId, statement, refusal, onRefused }: AskBackProps) {
  const text = useMessages(keyFactsMessages);
  const form = useAcknowledge(orderId, statement, onRefused);
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          {refusal && (
            <Notice tone="danger" title={text('notConfirmed')}>
              {failureText(refusal)}
            </Notice>
          )}
          <Button
            isFullWidth
            isLoading={form.isPending}
            loadingLabel={text('confirming')}
            onClick={form.confirm}
          >
            {text('confirm')}
          </Button>
        </StickyAction>
      }
    >
      <KeyFactsStatement orderId={orderId} statement={statement}>
        <Stack gap={4} className="kfs-questions">
          <Stack gap={1}>
            <Heading size="md">{text('questions')}</Heading>
            <Text size="sm">{text('questionsHint')}</Text>
          </Stack>
          {statement.texts.questions.map(({ key, question, answers, right, fact }) => {
            const answer = form.answers[key];
            return (
              <Stack key={key} gap={2}>
                <ChipsField
                  id={fieldId(key)}
                  name={key}
                  label={question}
                  isRequired
                  isStacked
                  error={form.isMissing(key) ? text('unanswered') : undefined}
                  value={answer === undefined ? '' : String(answer)}
                  options={answers.map((label, at) => ({
                    value: String(at),
                    label,
                    mark: markOf(at, { answer, right }),
                  }))}
                  onChoose={(value) => form.choose(key, Number(value))}
                />
                <div role="status">
                  {answer !== undefined && (
                    <Text size="sm">{text(answer === right ? 'right' : 'wrong', { fact })}</Text>
                  )}
                </div>
              </Stack>
            );
          })}
        </Stack>
      </KeyFactsStatement>
    </ScreenLayout>
  );
}

function markOf(choice: number, { answer, right }: { answer: number | undefined; right: number }) {
  if (answer === undefined) return undefined;
  if (choice === right) return 'right';
  return choice === answer ? 'wrong' : undefined;
}

/** Shows the key facts. Under the strict policy, the borrower acknowledges them (D54, D55). */
export function KeyFactsScreen() {
  const { id = '' } = useParams();
  const text = useMessages(keyFactsMessages);
  const read = useQuery(keyFactsQuery(id));
  // `KeyFacts` remounts for each new statement, so the state is here to keep the last refusal.
  const [refusal, onRefused] = useState<ApiFailure>();
  return (
    <QueryGate
      read={read}
      frame={ScreenLayout}
      shape="card"
      loading={text('loading')}
      failed={text('failed')}
      renderError={(error) => hasNothingToShow(error) && <NoStatement />}
    >
      {(statement) => (
        <KeyFacts
          key={statement.facts.proposal.number}
          {...{ orderId: id, statement, refusal, onRefused }}
        />
      )}
    </QueryGate>
  );
}

function KeyFacts(props: AskBackProps) {
  const { mustAcknowledge, acknowledgedTime } = props.statement;
  const mustAnswer = mustAcknowledge && acknowledgedTime === null;
  if (mustAnswer && !isCallMissing('POST /order/v1/kfs-acknowledge')) return <AskBack {...props} />;
  return (
    <ScreenLayout>
      <KeyFactsStatement orderId={props.orderId} statement={props.statement} />
    </ScreenLayout>
  );
}

function NoStatement() {
  const text = useMessages(keyFactsMessages);
  return (
    <EmptyState
      title={text('noneTitle')}
      illustration={<ReceiptIllustration />}
      action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
    >
      {text('noneText')}
    </EmptyState>
  );
}
