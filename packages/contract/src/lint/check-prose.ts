/** A described node of the contract, with its marks. */
export interface Described {
  summary?: unknown;
  description?: unknown;
  /** Sentences without a source in the specification. */
  'x-assumed'?: unknown;
  'x-decision'?: unknown;
}

const assumption = /\bassum|specification does not|not specified/i;
const code = /`[^`]*`/g;
const decision = /\bD\d{2}\b/g;

/** Assumptions must be marks that programs can list, not words in a description. */
export function checkAssumption(node: Described): string[] {
  const isProse = proseOf(node).some((text) => assumption.test(text.replaceAll(code, '')));
  return isProse ? ['say what is assumed with x-origin or x-assumed, not in words'] : [];
}

/** Each decision cited in a text must be in `x-decision` too. */
export function checkDecisions(node: Described): string[] {
  const marked = [node['x-decision']].flat();
  const texts = [...proseOf(node), ...listOf(node['x-assumed'])];
  const cited = new Set(texts.flatMap((text) => text.match(decision) ?? []));
  return [...cited]
    .filter((decision) => !marked.includes(decision))
    .map((decision) => `x-decision must list ${decision}, which the text cites`);
}

const proseOf = ({ summary, description }: Described): string[] => listOf([summary, description]);

const listOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');
