import type { FieldError } from '@kosha/api-client';
import { clearDraft } from '@kosha/form-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetSteps } from '../../../shared/queries/user-auth.ts';
import { toastFailure, useWrite } from '../../../shared/server/use-write.ts';
import { useStepDone, useStepQuery } from '../step/step-frame.tsx';
import { infoSteps, type InfoStep, type InfoValues } from './info-steps.ts';
import { noteAnswers } from './use-known-values.ts';

/** Submits the form and returns the server's field errors, which the form shows (§8). */
export function useSaveInfo(step: InfoStep) {
  const { pid } = useStepQuery();
  const openNextStep = useStepDone(pid);
  const queryClient = useQueryClient();
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([]);
  const { submit, isPending } = useWrite<InfoValues, unknown>(infoSteps[step].save, {
    onSuccess(_, values) {
      noteAnswers(queryClient, values);
      clearDraft(step);
      forgetSteps(queryClient);
    },
    onSuccessHere: () => openNextStep(),
    onFailure(failure) {
      const listed = failure.kind === 'business' ? failure.fieldErrors : [];
      setFieldErrors(listed);
      if (listed.length === 0) toastFailure(failure);
    },
  });
  return { submit, isPending, fieldErrors };
}
