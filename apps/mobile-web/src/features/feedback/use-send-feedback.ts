import { ApiError, type ApiFailure, type CallOptions } from '@kosha/api-client';
import { showToast } from '@kosha/ui';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';
import { isUncertain } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { translate } from '../../shared/i18n/messages.ts';
import { changeFeedbackDraft, forgetFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { chosenType, feedbackListQuery, feedbackTypesQuery } from './feedback.queries.ts';

/**
 * Sends the feedback after its types have loaded, if necessary with another attempt to load them.
 * If the feedback cannot be sent, no message is shown (§8).
 */
export function useSendFeedback(onSent: () => void) {
  const queryClient = useQueryClient();

  async function send(_: undefined, options: CallOptions) {
    const types = await queryClient.ensureQueryData(feedbackTypesQuery).catch(toFailure);
    if ('kind' in types) return { ok: false as const, failure: types };
    const { content, problemType, pictures, key } = useFeedbackDraft.getState();
    const type = chosenType(types, problemType);
    const result = await api.post('/opinion-record/v1/save', {
      body: { content, ...type, multipartFiles: pictures.map(({ image }) => image) },
      ...options,
      // The key belongs to the draft, because the user may reopen the dialog before the response.
      idempotencyKey: key,
    });
    // Runs here and not in the component, because the dialog may be closed by now.
    if (result.ok) {
      forgetFeedbackDraft();
      void queryClient.invalidateQueries({ queryKey: feedbackListQuery.queryKey });
      showToast(translate(feedbackMessages)('sent'), 'success');
    } else if (!isUncertain(result.failure)) {
      // The server repeats its response to the same key, so the next attempt needs a new key.
      changeFeedbackDraft({});
    }
    return result;
  }

  return useWrite(send, { onSuccessHere: onSent, onFailure: () => {} });
}

/** A request that was cancelled by the end of the session counts as aborted. */
function toFailure(cause: unknown): ApiFailure {
  if (cause instanceof ApiError) return cause.failure;
  if (cause instanceof CancelledError) return { kind: 'aborted' };
  throw cause;
}
