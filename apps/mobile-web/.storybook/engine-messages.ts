import * as packs from '@kosha/form-engine/languages';

const english = packs.english.messages;

const byLanguage = new Map<unknown, typeof english>(
  Object.values(packs).map(({ messages }) => [messages.locale, messages]),
);

/**
 * Replaces the form engine's English messages with those in the toolbar language. Messages that a
 * story defines itself stay unchanged.
 */
export function withEngineMessages<Args extends { messages?: unknown }>(
  args: Args,
  language: unknown,
): Args {
  const messages = byLanguage.get(language);
  return args.messages === english && messages ? { ...args, messages } : args;
}

/** Sets a unique form id, because a page may show one form in several states. */
export const withUniqueFormId = <Args extends { formId?: unknown }>(
  args: Args,
  { id, viewMode }: { id: string; viewMode: string },
): Args => (viewMode === 'docs' && args.formId !== undefined ? { ...args, formId: id } : args);
