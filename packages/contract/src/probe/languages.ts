import type { DocNode } from '../document/doc-node.ts';
import type { Problem } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';

export interface OtherLanguage {
  header: string;
  language: string;
  node: DocNode;
}

export function otherLanguageOf({ parameters }: Operation): OtherLanguage | undefined {
  const parameter = parameters.find(
    ({ in: where, name }) => where === 'header' && name.toLowerCase() === 'accept-language',
  );
  const schema = parameter?.node.at('schema');
  const choices = ['anyOf', 'oneOf'].flatMap((key) => schema?.at(key)?.children() ?? []);
  const language = [schema, ...choices.map(([, node]) => node)]
    .flatMap((node) => node?.at('enum')?.value ?? [])
    .find((value) => typeof value === 'string' && !/^en\b/i.test(value));
  if (parameter === undefined || typeof language !== 'string') return undefined;
  return { header: parameter.name, language, node: parameter.node };
}

/** Returns the names of response fields with `x-words: true`, whose text must be translated. */
export function translatedFieldsOf({ node }: Operation): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const pending = [node.at('responses')];
  for (const at of pending) {
    if (at === undefined || seen.has(at.pointer)) continue;
    seen.add(at.pointer);
    for (const [name, property] of at.at('properties')?.children() ?? [])
      if (property.at('x-words')?.value === true) names.add(name);
    pending.push(...at.children().map(([, child]) => child));
  }
  return names;
}

/** True if the server did not translate the sentences. `names` limits the compared fields. */
export function hasSameSentences(
  english: unknown,
  other: unknown,
  names?: ReadonlySet<string>,
): boolean {
  const sentences = sentencesIn(english, names);
  const otherSentences = new Set(sentencesIn(other, names));
  return sentences.length > 0 && sentences.every((sentence) => otherSentences.has(sentence));
}

function sentencesIn(response: unknown, names?: ReadonlySet<string>): string[] {
  const pending: [name: string, value: unknown][] = [['', response]];
  const found: string[] = [];
  // Without recursion, because responses can be nested deeper than the call stack.
  for (const [name, value] of pending) {
    if (Array.isArray(value)) pending.push(...value.map((one): [string, unknown] => [name, one]));
    else if (typeof value === 'object' && value !== null) pending.push(...Object.entries(value));
    else if (typeof value === 'string' && (names?.has(name) ?? true)) found.push(value);
  }
  return found.filter((text) => /[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(text));
}

export const englishOnlyProblem = (
  { header, language, node }: OtherLanguage,
  what: 'a refusal' | 'words',
): Problem => ({
  rule: 'response-english-only',
  level: 'warning',
  field: header,
  expected: `${what} in ${language}`,
  got: what === 'words' ? 'the English ones' : 'the English one',
  pointer: node.pointer,
});
