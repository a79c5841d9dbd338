import type { Outcome } from '../exchange/checker.ts';
import type { Body, Exchange } from '../exchange/exchange.ts';
import { escapeKey, isRecord, type DocNode } from '../document/doc-node.ts';
import { walkValue } from '../exchange/walk-value.ts';
import type { Assumption } from './list-assumptions.ts';

/** How often traffic confirmed and violated a part of the contract. */
export interface Evidence {
  confirmed: number;
  refuted: number;
}

export interface Witness {
  add: (exchange: Exchange, outcome: Outcome) => void;
  evidenceOf: (assumption: Assumption) => Evidence;
}

/** Records what traffic shows about each part of the contract. */
export function createWitness(): Witness {
  const seen = new Map<string, Evidence>();

  const note = (pointer: string, isRight: boolean): void => {
    const evidence = seen.get(pointer) ?? { confirmed: 0, refuted: 0 };
    evidence[isRight ? 'confirmed' : 'refuted'] += 1;
    seen.set(pointer, evidence);
  };

  return {
    evidenceOf: ({ pointer }) => seen.get(pointer) ?? { confirmed: 0, refuted: 0 },
    add({ request, response }, { operation, problems: all, unchecked }) {
      if (!operation || unchecked.length > 0) return;
      const problems = all.filter(({ level }) => level !== 'info');
      note(
        operation.node.pointer,
        problems.every(({ rule }) => !rule.startsWith('response-')),
      );
      const answer = operation.node.at('responses', '200', 'content', 'application/json', 'schema');
      const sent = operation.node.at('requestBody', 'content', 'application/json', 'schema');
      const sides = [
        ['response-', answer, response.body],
        ['request-', sent, request.body],
      ] as const;
      for (const [side, schema, body] of sides) {
        if (!schema) continue;
        const wrong = problems
          .filter(({ rule }) => rule.startsWith(side))
          .map(({ field }) => field);
        noteFields(schema, body, new Set(wrong));
      }
    },
  };

  function noteFields(schema: DocNode, body: Body, wrong: ReadonlySet<string>): void {
    const isRight = (path: string) =>
      [...wrong].every((field) => field !== path && !field.startsWith(`${path}/`));
    walkValue(schema, parse(body), (schemas, object, path) => {
      for (const { pointer, value } of schemas) {
        note(pointer, isRight(path));
        const properties =
          isRecord(value) && isRecord(value['properties']) ? value['properties'] : {};
        for (const name of Object.keys(properties)) {
          const at = `${path}/${escapeKey(name)}`;
          if (Object.hasOwn(object, name) || wrong.has(at)) {
            note(`${pointer}/properties/${escapeKey(name)}`, isRight(at));
          }
        }
      }
    });
  }
}

function parse(body: Body): unknown {
  try {
    return body.kind === 'text' ? JSON.parse(body.text) : undefined;
  } catch {
    return undefined;
  }
}
