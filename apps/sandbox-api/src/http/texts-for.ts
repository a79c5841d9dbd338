import { preferredLanguage } from '@kosha/domain';
import type { Context } from 'hono';
import type { Texts } from '../words/create-texts.ts';
import { textsIn } from '../words/spoken.ts';

/** The messages in the language of a request (D58). */
export const textsFor = (c: Context): Texts =>
  textsIn(preferredLanguage(c.req.header('accept-language')));
