import { preferredLanguage } from '@kosha/domain';
import type { Context } from 'hono';
import type { Translator } from '../messages/translator.ts';
import { translatorFor } from '../messages/translators.ts';

/** Translates into the language of the Accept-Language header (D58). */
export const translatorForRequest = (c: Context): Translator =>
  translatorFor(preferredLanguage(c.req.header('accept-language')));
