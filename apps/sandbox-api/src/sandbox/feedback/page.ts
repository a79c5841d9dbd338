import { formatDateTime } from '@kosha/domain';
import { html } from 'hono/html';
import type { listOpenGrievances } from '../../services/grievance/answer.ts';
import { grievanceNumber } from '../../services/grievance/save.ts';
import type { ListedOpinion } from '../../services/opinion/list.ts';
import { labelOfType } from '../../services/opinion/types.ts';
import { layout, type Html } from '../pages/layout.ts';
import { pagePath, replyMaxCharacters } from './reply.ts';

/** All feedback, newest first, with the staff's replies. */
export function feedbackPage(
  opinions: readonly ListedOpinion[],
  grievances: Awaited<ReturnType<typeof listOpenGrievances>>,
): Html {
  const body = html`<h1>Feedback</h1>
    <p class="soft">What borrowers wrote. They read your reply in their list of feedback.</p>
    ${opinions.length === 0 ? html`<p class="note">No feedback yet.</p>` : ''}
    <ol class="stack" aria-label="Feedback">
      ${opinions.map(opinionItem)}
    </ol>`;
  const open = html`<h2>Grievances</h2>
    ${grievances.length === 0 ? html`<p class="note">None waits for an answer.</p>` : ''}
    <ol class="stack" aria-label="Grievances">
      ${grievances.map(grievanceItem)}
    </ol>`;
  return layout({ title: 'Feedback', path: pagePath, body: html`${body}${open}` });
}

function grievanceItem({
  id,
  seq,
  content,
  answerDueAtMs,
}: Awaited<ReturnType<typeof listOpenGrievances>>[number]): Html {
  return html`<li class="card">
    <p class="row spread small soft">
      <strong class="figures">${grievanceNumber(seq)}</strong>
      <span>Answer by ${formatDateTime(answerDueAtMs)}</span>
    </p>
    <p>${content}</p>
    ${replyForm(`grievances/${id}`, { answer: null, answeredAtMs: null })}
  </li>`;
}

function opinionItem(opinion: ListedOpinion): Html {
  const { id, phone, problemType, content, createdAtMs, pictureIds } = opinion;
  return html`<li class="card">
    <p class="row spread small soft">
      <strong class="figures">${phone}</strong>
      <span>${formatDateTime(createdAtMs)}</span>
    </p>
    <p class="small soft">${labelOfType(problemType)}</p>
    <p>${content}</p>
    ${pictureIds.map(
      (picture, index) =>
        html`<a class="button" href="${pagePath}/pictures/${picture}.jpg">Picture ${index + 1}</a>`,
    )}
    ${replyForm(id, opinion)}
  </li>`;
}

function replyForm(
  id: string,
  { answer, answeredAtMs }: Pick<ListedOpinion, 'answer' | 'answeredAtMs'>,
): Html {
  return html`<form class="stack" method="post" action="${pagePath}/${id}" data-once>
    <label
      >Reply
      <textarea name="answer" rows="3" required maxlength="${replyMaxCharacters}">
${answer ?? ''}</textarea>
    </label>
    ${
      answeredAtMs === null
        ? ''
        : html`<p class="small soft">Replied ${formatDateTime(answeredAtMs)}</p>`
    }
    <button class="button">${answer === null ? 'Send the reply' : 'Change the reply'}</button>
  </form>`;
}
