type Globals = Record<string, unknown>;

interface RenderedStory {
  id: string;
  globals: Globals;
}

/**
 * A story with a play function starts in English, because play functions search for English text.
 */
export const startsInEnglish = (context: object): boolean =>
  typeof Reflect.get(context, 'playFunction') === 'function';

let ended: RenderedStory | undefined;

/** Call this after a story has run, so that `isLanguageChange` can compare the next run with it. */
export function recordFinishedStory(drawn: RenderedStory): void {
  ended = drawn;
}

/** Whether only the toolbar language has changed. The story is then not reset. */
export function isLanguageChange({ id, globals }: RenderedStory): boolean {
  const before = ended;
  ended = undefined;
  return (
    before?.id === id &&
    before.globals['language'] !== globals['language'] &&
    withoutLanguage(before.globals) === withoutLanguage(globals)
  );
}

const withoutLanguage = (globals: Globals): string =>
  JSON.stringify({ ...globals, language: undefined });
