import * as packs from '@kosha/form-engine/languages';

const english = packs.english.messages;

const byLanguage = new Map<unknown, typeof english>(
  Object.values(packs).map(({ messages }) => [messages.locale, messages]),
);

/** The arguments of a story of the form engine with the engine's messages in the toolbar's language, unless it has its own. */
export function withEngineMessages<Args extends { texts?: unknown }>(
  args: Args,
  language: unknown,
): Args {
  const texts = byLanguage.get(language);
  return args.texts === english && texts ? { ...args, texts } : args;
}

/** A page shows one form in many states: each needs an id of its own. */
export const withOwnId = <Args extends { formId?: unknown }>(
  args: Args,
  { id, viewMode }: { id: string; viewMode: string },
): Args => (viewMode === 'docs' && args.formId !== undefined ? { ...args, formId: id } : args);
