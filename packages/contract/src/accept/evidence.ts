import type { Outcome } from '../exchange/checker.ts';
import { parseBody, type Body, type Exchange } from '../exchange/exchange.ts';
import { escapePointerKey, isRecord, type DocNode } from '../document/doc-node.ts';
import { walkValue } from '../exchange/walk-value.ts';
import type { Assumption } from './list-assumptions.ts';

export interface Evidence {
  confirmed: number;
  refuted: number;
}

export interface EvidenceRecorder {
  add: (exchange: Exchange, outcome: Outcome) => void;
  evidenceOf: (assumption: Assumption) => Evidence;
}

export function createEvidenceRecorder(): EvidenceRecorder {
  const byPointer = new Map<string, Evidence>();

  const record = (pointer: string, isValid: boolean): void => {
    const evidence = byPointer.get(pointer) ?? { confirmed: 0, refuted: 0 };
    evidence[isValid ? 'confirmed' : 'refuted'] += 1;
    byPointer.set(pointer, evidence);
  };

  return {
    evidenceOf: ({ pointer }) => byPointer.get(pointer) ?? { confirmed: 0, refuted: 0 },
    add({ request, response }, { operation, problems: all, unchecked }) {
      if (!operation || unchecked.length > 0) return;
      const problems = all.filter(({ level }) => level !== 'info');
      record(
        operation.node.pointer,
        problems.every(({ rule }) => !rule.startsWith('response-')),
      );
      const responseSchema = operation.node.at(
        'responses',
        '200',
        'content',
        'application/json',
        'schema',
      );
      const requestSchema = operation.node.at(
        'requestBody',
        'content',
        'application/json',
        'schema',
      );
      const sides = [
        ['response-', responseSchema, response.body],
        ['request-', requestSchema, request.body],
      ] as const;
      for (const [side, schema, body] of sides) {
        if (!schema) continue;
        const violated = problems
          .filter(({ rule }) => rule.startsWith(side))
          .map(({ field }) => field);
        recordFields(schema, body, new Set(violated));
      }
    },
  };

  function recordFields(schema: DocNode, body: Body, violated: ReadonlySet<string>): void {
    const isValid = (path: string) =>
      [...violated].every((field) => field !== path && !field.startsWith(`${path}/`));
    walkValue(schema, parseBody(body), (schemas, object, path) => {
      for (const { pointer, value } of schemas) {
        record(pointer, isValid(path));
        const properties =
          isRecord(value) && isRecord(value['properties']) ? value['properties'] : {};
        for (const name of Object.keys(properties)) {
          const at = `${path}/${escapePointerKey(name)}`;
          if (Object.hasOwn(object, name) || violated.has(at)) {
            record(`${pointer}/properties/${escapePointerKey(name)}`, isValid(at));
          }
        }
      }
    });
  }
}
