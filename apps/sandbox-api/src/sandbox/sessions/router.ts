import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { Refusal } from '../../refusals/refuse.ts';
import { endOneSession } from '../../services/session/end.ts';
import { listSessions } from '../../services/session/list.ts';
import { PageProblem } from '../pages/problem.ts';
import { readFields, wantsJson } from '../pages/read-fields.ts';
import { readPhone } from '../pages/read-phone.ts';
import { pagePath, sessionsPage } from './page.ts';

/** A borrower's sessions, as a page and as JSON; staff can end one. */
export function sessionPages({ db, realNow }: AppDeps): Hono {
  const app = new Hono();
  const read = async (phone: string | null) => {
    const userId = phone === null ? null : await findUserId(db, phone);
    return userId === null ? [] : listSessions(db, { userId, now: await readNow(db, realNow) });
  };
  app.get('/sessions', async (c) => {
    const phone = readPhone(c.req.query('phone'));
    return c.html(sessionsPage(await read(phone), phone));
  });
  app.get('/sessions.json', async (c) =>
    c.json({ sessions: await read(readPhone(c.req.query('phone'))) }),
  );
  app.post('/sessions/:id', async (c) => {
    const { phone: given } = await readFields(c);
    const phone = readPhone(typeof given === 'string' ? given : undefined);
    const userId = phone === null ? null : await findUserId(db, phone);
    const now = await readNow(db, realNow);
    const ended = { userId: userId ?? '', sessionId: c.req.param('id'), by: 'staff', now } as const;
    await endOneSession(db, ended).catch((error: unknown) => {
      throw error instanceof Refusal ? new PageProblem(404, error.message) : error;
    });
    return wantsJson(c) ? c.json({}) : c.redirect(`${pagePath}?phone=${phone}`, 303);
  });
  return app;
}

async function findUserId(db: Db, phone: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return user?.id ?? null;
}
