import type { ApiFailure } from '@kosha/api-client';
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
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import { failureText, isNotOffered } from '../../../shared/server/failures.ts';
import { isCallMissing } from '../../../shared/server/is-call-missing.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { keyFactsMessages } from './key-facts.messages.ts';
import { keyFactsQuery } from './key-facts.query.ts';
import { Statement, type StatementProps } from './statement.tsx';
import { fieldId } from './field-id.ts';
import { useAcknowledge } from './use-acknowledge.ts';

interface AskBackProps extends StatementProps {
  /** Why the server refused the last confirmation. */
  refusal: ApiFailure | undefined;
  onRefused: (failure: ApiFailure | undefined) => void;
}

/** The statement and its quiz. A wrong answer shows the fact again but does not block (D55). */
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
      <Statement orderId={orderId} statement={statement}>
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
      </Statement>
    </ScreenLayout>
  );
}

/** After an answer: 'right' for the correct choice, 'wrong' for a selected wrong one. */
function markOf(choice: number, { answer, right }: { answer: number | undefined; right: number }) {
  if (answer === undefined) return undefined;
  if (choice === right) return 'right';
  return choice === answer ? 'wrong' : undefined;
}

/** An order's Key Facts Statement: to read, print, and in `strict` to acknowledge (D54, D55). */
export function KeyFactsScreen() {
  const { id = '' } = useParams();
  const text = useMessages(keyFactsMessages);
  const read = useQuery(keyFactsQuery(id));
  // Stored here and not in the quiz, so that the next statement can show why the last one was
  // refused.
  const [refusal, onRefused] = useState<ApiFailure>();
  return (
    <ReadGate
      read={read}
      frame={ScreenLayout}
      shape="card"
      loading={text('loading')}
      failed={text('failed')}
      renderError={(error) => isNotOffered(error) && <NoStatement />}
    >
      {(statement) => (
        <KeyFacts
          key={statement.facts.proposal.number}
          {...{ orderId: id, statement, refusal, onRefused }}
        />
      )}
    </ReadGate>
  );
}

function KeyFacts(props: AskBackProps) {
  const { mustAcknowledge, acknowledgedTime } = props.statement;
  const mustAnswer = mustAcknowledge && acknowledgedTime === null;
  if (mustAnswer && !isCallMissing('POST /order/v1/kfs-acknowledge')) return <AskBack {...props} />;
  return (
    <ScreenLayout>
      <Statement orderId={props.orderId} statement={props.statement} />
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
