import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { findOpinionPicture } from '../services/opinion/find-picture.ts';
import type { AppDeps } from './app-deps.ts';
import { findCaller } from './caller.ts';

const folder = '/files/feedback';

/** Service workers treat a URL with a file extension as a file, not as a page. */
export const opinionPictureUrl = (id: string): string => `${folder}/${id}.jpg`;

/**
 * Serves feedback photos to their sender only (§3). `<img>` requests have the session cookie but no
 * `token` header.
 */
export function mountOpinionPictures(app: Hono, { db, realNow, pictureStore }: AppDeps): void {
  app.get(`${folder}/:name{[\\w-]+\\.jpg}`, async (c) => {
    const { user } = await findCaller(db, 'optional', getCookie(c, 'token'), realNow());
    const id = c.req.param('name').replace('.jpg', '');
    const found = user && (await findOpinionPicture(db, pictureStore, { id, userId: user.id }));
    if (!found) return c.notFound();
    return c.body(found.bytes, 200, { 'Content-Type': found.mediaType });
  });
}
