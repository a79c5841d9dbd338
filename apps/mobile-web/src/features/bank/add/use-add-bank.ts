import type { ApiFailure } from '@kosha/api-client';
import {
  type AddBankForm,
  type AddBankMessage,
  sanitizeIfsc,
  validateAddBank,
} from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createStoredValue } from '../../../shared/browser/stored.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { paths } from '../../../shared/paths.ts';
import { bankCardsQuery } from '../../../shared/queries/bank-cards.ts';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { readDeviceId } from '../../../shared/session/session-storage.ts';
import { onSessionEnd } from '../../../shared/session/session.ts';
import { type BankCardTarget, addedCardState } from '../bank-target.ts';

const emptyForm: AddBankForm = { bankCode: '', cardNo: '', confirmCardNo: '' };

/** The form of a new bank card: values, validation and submit (§5, §7). */
export function useAddBank(target: BankCardTarget, ifscCode: string) {
  const [form, setForm] = useState(() => startingForm(ifscCode));
  const [filledCode, setFilledCode] = useState(ifscCode);
  if (filledCode !== ifscCode) {
    // The user returned from the IFSC finder with a code.
    setFilledCode(ifscCode);
    setForm((form) => ({ ...form, bankCode: sanitizeIfsc(ifscCode) || form.bankCode }));
  }
  const [problem, setProblem] = useState<{ message: AddBankMessage } | null>(null);
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
      saveAddBankDraft(changed);
    },
    /** Keeps the draft while the IFSC finder is open. */
    leaveForFinder,
    submit() {
      const message = validateAddBank(form);
      setProblem(message && { message });
      if (message === null) bind.submit(form);
    },
  };
}

/**
 * Deletes the draft when the user leaves the form, but not on a reload or when the session ends. To
 * keep the draft while the IFSC finder is open, call the returned function first.
 */
function useDroppedDraft(): () => void {
  const isDraftSaved = useRef(false);
  useEffect(() => {
    const saveDraft = () => {
      isDraftSaved.current = true;
    };
    const unsubscribe = onSessionEnd(saveDraft);
    return () => {
      unsubscribe();
      if (!isDraftSaved.current) deleteAddBankDraft();
    };
  }, []);
  return () => {
    isDraftSaved.current = true;
  };
}

function startingForm(ifscCode: string): AddBankForm {
  const saved = readAddBankDraft() ?? emptyForm;
  return { ...saved, bankCode: sanitizeIfsc(ifscCode) || saved.bankCode };
}

function useBindCard(target: BankCardTarget, onFailure: (failure: ApiFailure) => void) {
  const queryClient = useQueryClient();
  const { returnTo } = useLeaveScreen();
  return useWrite(
    ({ bankCode, cardNo }: AddBankForm, options) =>
      api.post('/bank/v1/bind-card', {
        // The server requires the account number twice (§5). `clientId` is the device's id (D25).
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
      onSuccess: () => {
        deleteAddBankDraft();
        // The cached list lacks the new card.
        queryClient.removeQueries({ queryKey: bankCardsQuery.queryKey });
      },
      onSuccessHere: (_, form) => returnTo(paths.bank({ ...target }), addedCardState(form)),
      onFailure,
    },
  );
}

/** Stored only in this tab, because it contains an account number. */
const savedDraft = createStoredValue('session', 'add-bank', ({ bankCode, cardNo, confirmCardNo }) =>
  typeof bankCode === 'string' && typeof cardNo === 'string' && typeof confirmCardNo === 'string'
    ? { bankCode, cardNo, confirmCardNo }
    : undefined,
);

/** Fallback for browsers without storage. */
let draft: AddBankForm | undefined;

export const readAddBankDraft = (): AddBankForm | undefined => draft ?? savedDraft.read();

export function saveAddBankDraft(form: AddBankForm): void {
  draft = form;
  savedDraft.write(form);
}

export function deleteAddBankDraft(): void {
  draft = undefined;
  savedDraft.remove();
}

// The next user must not see this draft.
onSessionEnd(() => {
  draft = undefined;
});
