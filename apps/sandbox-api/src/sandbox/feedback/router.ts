import { formatDateTime } from '@kosha/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppDeps } from '../../http/app-deps.ts';
import { rowRangeOf } from '../../http/paging.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { answerGrievance, listOpenGrievances } from '../../services/grievance/answer.ts';
import { grievanceNumber } from '../../services/grievance/save.ts';
import { answerOpinion } from '../../services/opinion/answer.ts';
import { findOpinionPicture } from '../../services/opinion/find-picture.ts';
import { type ListedOpinion, listOpinions } from '../../services/opinion/list.ts';
import { opinionTypeLabel } from '../../services/opinion/types.ts';
import { type Html, layout } from '../pages/layout.ts';
import {
  PageProblem,
  readRequestFields,
  wantsJson,
  type RequestFields,
} from '../pages/requests.ts';

const pagePath = '/sandbox/feedback';

/** The maximum length of a reply, as specified in the OpenAPI contract. */
const replyMaxCharacters = 2000;

function readReply({ answer }: RequestFields): string {
  // Forms send each newline as two characters, which would count against the maximum.
  const reply = typeof answer === 'string' ? answer.replaceAll('\r\n', '\n').trim() : '';
  if (reply === '') throw new PageProblem(400, 'Please write a reply.');
  if ([...reply].length > replyMaxCharacters) {
    throw new PageProblem(400, `A reply has at most ${replyMaxCharacters} characters.`);
  }
  return reply;
}

function feedbackPage(
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
    <p class="small soft">${opinionTypeLabel(problemType)}</p>
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

export function feedbackPages({ db, realNow, pictureStore }: AppDeps): Hono {
  const app = new Hono();
  app.get('/feedback', async (c) => {
    const [opinions, grievances] = await Promise.all([
      listOpinions(db, null, rowRangeOf({})),
      listOpenGrievances(db),
    ]);
    return c.html(feedbackPage(opinions, grievances));
  });
  app.get('/feedback/pictures/:name{[\\w-]+\\.jpg}', async (c) => {
    const id = c.req.param('name').replace('.jpg', '');
    const found = await findOpinionPicture(db, pictureStore, { id, userId: null });
    if (found === null) return c.notFound();
    return c.body(found.bytes, 200, { 'Content-Type': found.mediaType });
  });
  app.post('/feedback/grievances/:id', async (c) => {
    const answer = readReply(await readRequestFields(c));
    const reply = { id: c.req.param('id'), answer, now: await readNow(db, realNow) };
    if (!(await answerGrievance(db, reply))) {
      throw new PageProblem(404, 'There is no such grievance.');
    }
    return wantsJson(c) ? c.json({}) : c.redirect(pagePath, 303);
  });
  app.post('/feedback/:id', async (c) => {
    const answer = readReply(await readRequestFields(c));
    const reply = { id: c.req.param('id'), answer, now: await readNow(db, realNow) };
    if (!(await answerOpinion(db, reply))) throw new PageProblem(404, 'There is no such feedback.');
    return wantsJson(c) ? c.json({}) : c.redirect(pagePath, 303);
  });
  return app;
}
