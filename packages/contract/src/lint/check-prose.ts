/** A node of the contract with its texts and marks. */
export interface Described {
  summary?: unknown;
  description?: unknown;
  /** Sentences about decisions that the specification does not state. */
  'x-assumed'?: unknown;
  'x-decision'?: unknown;
}

const assumption = /\bassum|specification does not|not specified/i;
const code = /`[^`]*`/g;
const decision = /\bD\d{2}\b/g;

/** Reports assumptions in descriptions: they must be marks, which programs can list. */
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
