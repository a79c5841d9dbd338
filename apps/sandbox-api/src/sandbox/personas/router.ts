import { isPhone } from '@kosha/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppDeps } from '../../http/app-deps.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { layout, type Html } from '../pages/layout.ts';
import { PageProblem } from '../pages/problem.ts';
import { wantsJson, readRequestFields, type RequestFields } from '../pages/read-fields.ts';
import { recreatePersona } from './switch.ts';
import type { Persona } from './persona.ts';
import { personas } from './table.ts';

/** Creates a persona and signs the tester in as the persona (D29). */
export function personaPages({ db, realNow, pictureStore, keys }: AppDeps): Hono {
  const app = new Hono();
  app.post('/:key', async (c) => {
    const persona = personas.find(({ key }) => key === c.req.param('key'));
    if (persona === undefined) throw new PageProblem(404, 'There is no such persona.');
    const phone = readPhone(await readRequestFields(c), persona);
    const now = await readNow(db, realNow);
    const session = await recreatePersona(db, persona, { phone, pictureStore, keys, now });
    return wantsJson(c) ? c.json(session) : c.html(readyPage(persona, phone));
  });
  return app;
}

/** Tests replace the persona's phone number, so that they can run in parallel. */
function readPhone({ phone }: RequestFields, persona: Persona): string {
  if (phone === undefined || phone === '') return persona.phone;
  if (typeof phone === 'string' && isPhone(phone)) return phone;
  throw new PageProblem(400, 'A mobile number has 10 digits.');
}

/**
 * The response for browsers without scripts, which are not signed in automatically. The page asks
 * the tester to sign in with the phone number and a code.
 */
function readyPage({ title, shows }: Persona, phone: string): Html {
  const body = html`<h1>${title} is ready</h1>
    <p class="soft">${shows}</p>
    <div class="card">
      <p class="label">Mobile number</p>
      <p class="number">${phone}</p>
      <p>Sign in with this number; the code lands in the inbox.</p>
      <div class="row">
        <a class="button primary" href="/login">Sign in</a>
        <a class="button" href="/sandbox/inbox?phone=${phone}">Its inbox</a>
      </div>
    </div>`;
  return layout({ title: `${title} is ready`, path: '', body });
}
