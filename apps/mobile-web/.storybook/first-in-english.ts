type Globals = Record<string, unknown>;

interface Drawn {
  id: string;
  globals: Globals;
}

/** Tests search for English text: such a story plays in English, and is then shown in the toolbar's language. */
export const playsInEnglish = (context: object): boolean =>
  typeof Reflect.get(context, 'playFunction') === 'function';

let ended: Drawn | undefined;

/** Call this once a story has played. */
export function recordEnd(drawn: Drawn): void {
  ended = drawn;
}

/** Whether only the language of the present story changes: what its test has opened stays. */
export function isLanguageChange({ id, globals }: Drawn): boolean {
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
