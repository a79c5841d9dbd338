import * as packs from '@kosha/form-engine/languages';

const english = packs.english.texts;

const byLanguage = new Map<unknown, typeof english>(
  Object.values(packs).map(({ texts }) => [texts.locale, texts]),
);

/**
 * What a story of the form engine is given in a language of the toolbar: the engine says its words in it, in place of the
 * English ones. A story with words of its own keeps them, and the server's labels stay as the story has them.
 */
export function inEngineWords<Args extends { texts?: unknown }>(
  args: Args,
  language: unknown,
): Args {
  const texts = byLanguage.get(language);
  return args.texts === english && texts ? { ...args, texts } : args;
}

/** On a page one form stands in many states at once: each needs an id of its own. */
export const withOwnId = <Args extends { formId?: unknown }>(
  args: Args,
  { id, viewMode }: { id: string; viewMode: string },
): Args => (viewMode === 'docs' && args.formId !== undefined ? { ...args, formId: id } : args);
