import { preferredLanguage } from '@kosha/domain';
import type { Context } from 'hono';
import type { Translator } from '../messages/translator.ts';
import { translatorFor } from '../messages/translators.ts';

/** D58. */
export const requestTranslator = (c: Context): Translator =>
  translatorFor(preferredLanguage(c.req.header('accept-language')));
