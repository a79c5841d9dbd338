import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { listMessages } from '../inbox/list-shown.ts';
import { deskPage } from './page.ts';

/** The sandbox's start page, `/sandbox`. */
export function deskPages(deps: AppDeps): Hono {
  const { db, appName } = deps;
  const app = new Hono();
  app.get('/', async (c) => {
    const [messages, settings] = await Promise.all([listMessages(deps, null), readSettings(db)]);
    return c.html(deskPage({ appName, messages, settings }));
  });
  return app;
}
