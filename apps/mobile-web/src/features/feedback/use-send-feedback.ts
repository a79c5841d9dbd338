import { ApiError, type ApiFailure, type CallOptions } from '@kosha/api-client';
import { showToast } from '@kosha/ui';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';
import { hasUnknownOutcome } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { translate } from '../../shared/i18n/messages.ts';
import { changeFeedbackDraft, forgetFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { resolveFeedbackType, feedbackListQuery, feedbackTypesQuery } from './feedback.queries.ts';

/** Sending first waits for the types of feedback. If sending fails, no message is shown (§8). */
export function useSendFeedback(onSent: () => void) {
  const queryClient = useQueryClient();

  async function send(_: undefined, options: CallOptions) {
    const types = await queryClient.ensureQueryData(feedbackTypesQuery).catch(toFailure);
    if ('kind' in types) return { ok: false as const, failure: types };
    const { content, problemType, pictures, key } = useFeedbackDraft.getState();
    const type = resolveFeedbackType(types, problemType);
    const result = await api.post('/opinion-record/v1/save', {
      body: { content, ...type, multipartFiles: pictures.map(({ image }) => image) },
      ...options,
      // The key changes only with the draft. If the user reopens the dialog and sends an unchanged
      // draft again, the server saves the feedback only once.
      idempotencyKey: key,
    });
    // Runs here and not in the component, because the dialog may be closed by now.
    if (result.ok) {
      forgetFeedbackDraft();
      void queryClient.invalidateQueries({ queryKey: feedbackListQuery.queryKey });
      showToast(translate(feedbackMessages)('sent'), 'success');
    } else if (!hasUnknownOutcome(result.failure)) {
      // For the same key, the server would repeat its refusal, so the next attempt needs a new key.
      // Even an empty change of the draft creates one.
      changeFeedbackDraft({});
    }
    return result;
  }

  return useWrite(send, { onSuccessHere: onSent, onFailure: () => {} });
}

/** If the session ends during the request, TanStack Query throws a `CancelledError`. */
function toFailure(cause: unknown): ApiFailure {
  if (cause instanceof ApiError) return cause.failure;
  if (cause instanceof CancelledError) return { kind: 'aborted' };
  throw cause;
}
