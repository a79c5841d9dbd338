import type { ApiFailure } from '@kosha/api-client';
import {
  type AddBankForm,
  type AddBankMessage,
  sanitizeIfsc,
  validateAddBank,
} from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { stored } from '../../shared/browser/stored.ts';
import { useLeave } from '../../shared/navigation/trail.ts';
import { paths } from '../../shared/paths.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { api } from '../../shared/server/api.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { readDeviceId } from '../../shared/session/session-storage.ts';
import { onSessionEnd } from '../../shared/session/session.ts';
import { type BankTarget, cardAdded } from './bank-target.ts';

const emptyForm: AddBankForm = { bankCode: '', cardNo: '', confirmCardNo: '' };

/** The form of a new bank card: what is typed, what is wrong with it, and sending it (§5, §7). */
export function useAddBank(target: BankTarget, ifscCode: string) {
  const [form, setForm] = useState(() => startingForm(ifscCode));
  const [filledCode, setFilledCode] = useState(ifscCode);
  if (filledCode !== ifscCode) {
    // The finder came back to this form with a code.
    setFilledCode(ifscCode);
    setForm((form) => ({ ...form, bankCode: sanitizeIfsc(ifscCode) || form.bankCode }));
  }
  const [problem, setProblem] = useState<AddBankMessage | null>(null);
  const [failure, setFailure] = useState<ApiFailure>();
  const leaveForFinder = useDroppedDraft();
  const bind = useBindCard(target, setFailure);

  return {
    form,
    problem,
    failure,
    isPending: bind.isPending,
    closeFailure: () => setFailure(undefined),
    change(name: keyof AddBankForm, next: string) {
      setProblem(null);
      const changed = { ...form, [name]: next };
      setForm(changed);
      keepDraft(changed);
    },
    /** Keeps the form while the IFSC finder is open. */
    leaveForFinder,
    /** Sends the form if it is complete; else shows and returns what is wrong. */
    submit(): AddBankMessage | null {
      const found = validateAddBank(form);
      setProblem(found);
      if (found === null) bind.submit(form);
      return found;
    },
  };
}

/**
 * Drops the draft when the form is left for good; a reload runs no cleanup. Returns what to call before
 * the form is left for the IFSC finder.
 */
function useDroppedDraft(): () => void {
  const isFinding = useRef(false);
  useEffect(
    () => () => {
      if (!isFinding.current) dropDraft();
    },
    [],
  );
  return () => {
    isFinding.current = true;
  };
}

/** A code from the IFSC finder replaces the typed one. */
function startingForm(ifscCode: string): AddBankForm {
  const kept = readDraft() ?? emptyForm;
  return { ...kept, bankCode: sanitizeIfsc(ifscCode) || kept.bankCode };
}

function useBindCard(target: BankTarget, onFailure: (failure: ApiFailure) => void) {
  const queryClient = useQueryClient();
  const { returnTo } = useLeave();
  return useWrite(
    ({ bankCode, cardNo }: AddBankForm, options) =>
      api.post('/bank/v1/bind-card', {
        // The number goes out twice, as the server wants it (§5); clientId is the device (D25).
        body: {
          bankCode,
          cardNo,
          confirmCardNo: cardNo,
          productId: target.pid,
          clientId: readDeviceId(),
        },
        ...options,
      }),
    {
      onSuccess(_, form) {
        // The list in the cache does not hold the new card.
        queryClient.removeQueries({ queryKey: bankCardsQuery.queryKey });
        returnTo(paths.bank({ ...target }), cardAdded(form));
      },
      onFailure,
    },
  );
}

/** In this tab alone, as it names a bank account. */
const kept = stored('session', 'add-bank', ({ bankCode, cardNo, confirmCardNo }) =>
  typeof bankCode === 'string' && typeof cardNo === 'string' && typeof confirmCardNo === 'string'
    ? { bankCode, cardNo, confirmCardNo }
    : undefined,
);

/** For a browser without storage. */
let draft: AddBankForm | undefined;

/** What was typed, kept over a reload and while the IFSC finder is open. */
export const readDraft = (): AddBankForm | undefined => draft ?? kept.read();

export function keepDraft(form: AddBankForm): void {
  draft = form;
  kept.write(form);
}

export function dropDraft(): void {
  draft = undefined;
  kept.remove();
}

onSessionEnd(dropDraft);
