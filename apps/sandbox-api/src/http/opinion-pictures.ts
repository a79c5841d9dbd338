import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { findOpinionPicture } from '../services/opinion/find-picture.ts';
import type { AppDeps } from './app-deps.ts';
import { findCaller } from './caller.ts';

const folder = '/files/feedback';

/** The address ends like a file's, so that no browser and no service worker takes it for a page. */
export const opinionPictureUrl = (id: string): string => `${folder}/${id}.jpg`;

/**
 * The pictures of feedback, for an image element: it sends no header, but the cookie with the token
 * (§3). For anybody but the sender of the feedback there is no such picture.
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
