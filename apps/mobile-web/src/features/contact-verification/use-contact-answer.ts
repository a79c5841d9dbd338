import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { contactVerificationQuery } from './contact-verification.queries.ts';

export type ContactAnswer = 'confirmed' | 'declined';

/** Sends the contact's choice once, and returns why the server refused it, if it did (D06). */
export function useContactAnswer(token: string) {
  const [given, setGiven] = useState<ContactAnswer>();
  const [chosen, setChosen] = useState<ContactAnswer>();
  const [failure, setFailure] = useState<string>();
  const queryClient = useQueryClient();
  const write = useWrite(
    (answer: ContactAnswer, options) =>
      api.post('/auth/v1/verify-contact', {
        body: { token, accept: answer === 'confirmed' },
        ...options,
      }),
    {
      onSuccess: (_, answer) => setGiven(answer),
      onFailure(refused) {
        setFailure(failureText(refused));
        // The contact may meanwhile have answered in another tab; then the question must disappear.
        void queryClient.invalidateQueries(contactVerificationQuery(token));
      },
    },
  );
  return {
    given,
    failure,
    sending: write.isPending ? chosen : undefined,
    give(answer: ContactAnswer) {
      if (write.isPending) return;
      setFailure(undefined);
      setChosen(answer);
      write.submit(answer);
    },
  };
}
