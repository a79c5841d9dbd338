import type { ApiFailure } from '@kosha/api-client';
import {
  sanitizeIfsc,
  validateAddBank,
  type AddBankForm,
  type AddBankMessage,
} from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/server/api.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { paths } from '../../shared/paths.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { readDeviceId } from '../../shared/session/session-storage.ts';
import { useLeave } from '../../shared/navigation/trail.ts';
import { cardAdded, type BankTarget } from './bank-target.ts';
import { dropDraft, keepDraft, readDraft } from './add-bank-draft.ts';

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
        // The list in the cache does not have the new card.
        queryClient.removeQueries({ queryKey: bankCardsQuery.queryKey });
        returnTo(paths.bank({ ...target }), cardAdded(form));
      },
      onFailure,
    },
  );
}
