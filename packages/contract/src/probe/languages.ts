import type { DocNode } from '../exchange/doc-node.ts';
import type { Problem } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';

/** The header by which an operation is asked for a language, and one of its languages that is not English. */
export interface OtherLanguage {
  header: string;
  language: string;
  node: DocNode;
}

/** Undefined where the document lists no language but English for the header `accept-language`. */
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

/** Whether the other answer has the English sentences of the first, one and all. */
export function saysTheSame(english: unknown, other: unknown): boolean {
  const sentences = sentencesIn(english);
  const said = new Set(sentencesIn(other));
  return sentences.length > 0 && sentences.every((sentence) => said.has(sentence));
}

/** Texts with two words in Latin letters: a code or a name alone is the same in every language. */
function sentencesIn(answer: unknown): string[] {
  const waiting = [answer];
  // Not recursive: an answer can be nested deeper than the call stack.
  for (const value of waiting)
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value));
  return waiting.filter(
    (value): value is string =>
      typeof value === 'string' && /[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(value),
  );
}

export const englishOnly = ({ header, language, node }: OtherLanguage): Problem => ({
  rule: 'response-english-only',
  level: 'warning',
  field: header,
  expected: `a refusal in ${language}`,
  got: 'the English one',
  pointer: node.pointer,
});
