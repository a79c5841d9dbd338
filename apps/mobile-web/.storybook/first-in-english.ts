type Globals = Record<string, unknown>;

interface Drawn {
  id: string;
  globals: Globals;
}

/** Plays look for English words. Such a story plays in English, and is then shown in the language of the toolbar with all that it opened. */
export const playsFirst = (context: object): boolean =>
  typeof Reflect.get(context, 'playFunction') === 'function';

let ended: Drawn | undefined;

/** Call this once a story is drawn and has played. */
export function noteEnd(drawn: Drawn): void {
  ended = drawn;
}

/** Whether the story stands there already and only its words change, with all that its play has opened. */
export function changesWords({ id, globals }: Drawn): boolean {
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
