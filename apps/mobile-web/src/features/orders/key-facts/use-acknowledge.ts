import type { ApiFailure, Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stored } from '../../../shared/browser/stored.ts';
import { useDraft } from '../../../shared/browser/use-draft.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { paths } from '../../../shared/paths.ts';
import { orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { fieldId } from './field-id.ts';
import { keyFactsQuery } from './key-facts.query.ts';

/** The answers by question key. */
type Answers = Readonly<Record<string, number>>;

interface AnswersDraft {
  shown: Answers;
  /** The first answer to each question; only these are sent. */
  first: Answers;
}

const draftOf = (proposalNo: string) =>
  stored('session', `key-facts.${proposalNo}`, ({ shown, first }): AnswersDraft => ({
    shown: toAnswers(shown),
    first: toAnswers(first),
  }));

const toAnswers = (saved: unknown): Answers =>
  Object.fromEntries(
    Object.entries(saved ?? {}).filter(([, answer]: [string, unknown]) => Number.isInteger(answer)),
  ) as Answers;

/**
 * Sends the quiz answers with the hashes of the displayed text (D55), then returns to 'Get Money'.
 * `onRefused` receives the refusal, or undefined on a retry; after a refusal the statement is
 * refetched.
 */
export function useAcknowledge(
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
