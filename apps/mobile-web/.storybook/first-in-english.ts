type Globals = Record<string, unknown>;

interface RenderedStory {
  id: string;
  globals: Globals;
}

/**
 * Whether the story plays in English before it switches to the toolbar language. Play functions
 * search for English text.
 */
export const startsInEnglish = (context: object): boolean =>
  typeof Reflect.get(context, 'playFunction') === 'function';

let ended: RenderedStory | undefined;

/**
 * Records the story and its toolbar values for `isLanguageChange`. Call this after a story has
 * played.
 */
export function recordEnd(drawn: RenderedStory): void {
  ended = drawn;
}

/**
 * Whether only the toolbar language has changed since the story ended. The story is then not reset.
 */
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
