import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { PageProblem, readPhone, readRequestFields, wantsJson } from '../pages/requests.ts';
import { recreatePersona } from './switch.ts';
import { personas } from './table.ts';

/** Creates a persona and signs the tester in as the persona (D29). */
export function personaPages({ db, realNow, pictureStore, keys }: AppDeps): Hono {
  const app = new Hono();
  app.post('/:key', async (c) => {
    const persona = personas.find(({ key }) => key === c.req.param('key'));
    if (persona === undefined) throw new PageProblem(404, 'There is no such persona.');
    const { phone: given } = await readRequestFields(c);
    // Tests replace the persona's phone number, so that they can run in parallel.
    const phone = readPhone(given) ?? persona.phone;
    const now = await readNow(db, realNow);
    const session = await recreatePersona(db, persona, { phone, pictureStore, keys, now });
    // Without scripts, the browser is not signed in automatically.
    return wantsJson(c) ? c.json(session) : c.redirect('/login', 303);
  });
  return app;
}
