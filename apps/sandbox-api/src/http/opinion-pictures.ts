import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { findOpinionPicture } from '../services/opinion/find-picture.ts';
import type { AppDeps } from './app-deps.ts';
import { findCaller } from './caller.ts';

const folder = '/files/feedback';

/** The URL has a file extension, so that service workers do not treat it as a page. */
export const opinionPictureUrl = (id: string): string => `${folder}/${id}.jpg`;

/**
 * Serves feedback photos to image elements, which send the session cookie but no header (§3). Only
 * the sender of the feedback has access.
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
