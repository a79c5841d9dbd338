import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { findOpinionPicture } from '../services/opinion/find-picture.ts';
import type { AppDeps } from './app-deps.ts';
import { findCaller } from './caller.ts';

const folder = '/files/feedback';

/**
 * The URL ends in `.jpg`, because the app's service worker treats URLs without a file extension as
 * pages of the app: opening the photo in a tab would show the app instead.
 */
export const opinionPictureUrl = (id: string): string => `${folder}/${id}.jpg`;

/**
 * Serves feedback photos to their sender only (§3). Reads the session token from the cookie,
 * because `<img>` requests have no `token` header.
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
