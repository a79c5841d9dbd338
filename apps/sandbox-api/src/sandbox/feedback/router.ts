import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { answerGrievance, listOpenGrievances } from '../../services/grievance/answer.ts';
import { answerOpinion } from '../../services/opinion/answer.ts';
import { findOpinionPicture } from '../../services/opinion/find-picture.ts';
import { rowsOf } from '../../http/paging.ts';
import { listOpinions } from '../../services/opinion/list.ts';
import { PageProblem } from '../pages/problem.ts';
import { readFields, wantsJson } from '../pages/read-fields.ts';
import { feedbackPage } from './page.ts';
import { pagePath, readReply } from './reply.ts';

/** Feedback for staff, as a page and as JSON, and their replies. */
export function feedbackPages({ db, realNow, pictureStore }: AppDeps): Hono {
  const app = new Hono();
  app.get('/feedback', async (c) => {
    const [opinions, grievances] = await Promise.all([
      listOpinions(db, null, rowsOf({})),
      listOpenGrievances(db),
    ]);
    return c.html(feedbackPage(opinions, grievances));
  });
  app.get('/feedback.json', async (c) =>
    c.json({ feedback: await listOpinions(db, null, rowsOf({})) }),
  );
  app.get('/feedback/pictures/:name{[\\w-]+\\.jpg}', async (c) => {
    const id = c.req.param('name').replace('.jpg', '');
    const found = await findOpinionPicture(db, pictureStore, { id, userId: null });
    if (found === null) return c.notFound();
    return c.body(found.bytes, 200, { 'Content-Type': found.mediaType });
  });
  app.post('/feedback/grievances/:id', async (c) => {
    const answer = readReply(await readFields(c));
    const reply = { id: c.req.param('id'), answer, now: await readNow(db, realNow) };
    if (!(await answerGrievance(db, reply))) {
      throw new PageProblem(404, 'There is no such grievance.');
    }
    return wantsJson(c) ? c.json({}) : c.redirect(pagePath, 303);
  });
  app.post('/feedback/:id', async (c) => {
    const answer = readReply(await readFields(c));
    const reply = { id: c.req.param('id'), answer, now: await readNow(db, realNow) };
    if (!(await answerOpinion(db, reply))) throw new PageProblem(404, 'There is no such feedback.');
    return wantsJson(c) ? c.json({}) : c.redirect(pagePath, 303);
  });
  return app;
}
