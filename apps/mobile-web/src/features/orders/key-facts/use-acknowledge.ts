import type { ApiFailure, Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { fieldId } from './field-id.ts';
import { keyFactsQuery } from './key-facts.query.ts';

/** Answers by the key of their question; of each the first one, which is sent. */
type Answers = Readonly<Record<string, number>>;

/**
 * The answers to what is asked back, and sending them with the hashes of what was shown (D55). Then it leads
 * back to 'Get Money'.
 */
export function useAcknowledge(orderId: string, statement: Schema<'KeyFactsStatement'>) {
  const [shown, setShown] = useState<Answers>({});
  const [first, setFirst] = useState<Answers>({});
  const [wasPressed, setWasPressed] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { submit, isPending } = useWrite(
    (answers: Answers, options) =>
      api.post('/order/v1/kfs-acknowledge', {
        body: {
          proposalNo: statement.facts.proposal.number,
          factsHash: statement.factsHash,
          textHash: statement.textHash,
          language: statement.language,
          answers: Object.entries(answers).map(([key, answer]) => ({ key, answer })),
        },
        ...options,
      }),
    {
      onSuccess: () => {
        queryClient.removeQueries({ queryKey: keyFactsQuery(orderId).queryKey });
        queryClient.removeQueries({ queryKey: orderDetailQuery(orderId).queryKey });
        void navigate(paths.orderConfirm(orderId), { replace: true });
      },
      onFailure: (failed) => {
        setFailure(failed);
        void queryClient.invalidateQueries({ queryKey: keyFactsQuery(orderId).queryKey });
      },
    },
  );
  const keys = statement.texts.questions.map(({ key }) => key);
  const missing = keys.filter((key) => shown[key] === undefined);
  return {
    answers: shown,
    isMissing: (key: string) => wasPressed && missing.includes(key),
    choose(key: string, answer: number) {
      setShown({ ...shown, [key]: answer });
      if (first[key] === undefined) setFirst({ ...first, [key]: answer });
    },
    confirm() {
      setWasPressed(true);
      const [open] = missing;
      if (open === undefined) submit(first);
      else document.getElementById(fieldId(open))?.focus();
    },
    isPending,
    failure,
  };
}
