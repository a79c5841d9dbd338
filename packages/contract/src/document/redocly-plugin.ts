import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Plugin, UserContext } from '@redocly/openapi-core';
import {
  expandResponse,
  refusalsOf,
  newerFiles,
  type Operation,
  type Refusals,
  type ShortResponse,
} from './expand-response.ts';

interface ContractFiles {
  /** Absolute; `refusals.yaml` is next to it. */
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
}

/** Enables the plugin in a Redocly configuration. */
export const expandingResponses = { 'kosha/expand-answers': 'error' } as const;

/** Expands `x-answer` before Redocly lints or bundles, so that both see plain OpenAPI. */
export async function responsesPlugin({ rootFile, readText }: ContractFiles): Promise<Plugin> {
  const folder = dirname(rootFile);
  // Optional for a contract without `x-answer`.
  const text = await readText(join(folder, 'refusals.yaml')).catch(() => '{}');
  const refusals = parse(text) as Refusals;
  const refTo = (file: string) => ({ $ref: join(folder, file) });
  const lookups = await Promise.all(
    newerFiles.map((file) =>
      readText(join(folder, file)).then(
        () => [],
        () => [file],
      ),
    ),
  );
  const missing = lookups.flat();
  const expandAnswers = () => ({
    Operation: {
      enter(node: object, { location, report }: UserContext) {
        const operation = node as Operation;
        const answer = operation['x-answer'];
        if (!answer) return;
        const faults = checkShortResponse(answer, refusals);
        for (const message of faults) report({ message, location: location.child('x-answer') });
        if (faults.length === 0) expandResponse(operation, refusals, refTo, missing);
      },
    },
  });
  return { id: 'kosha', preprocessors: { oas3: { 'expand-answers': expandAnswers } } };
}

const keys = ['data', 'optional', 'code', 'examples', 'refusals'];

/** Problems of an `x-answer`; empty if it can be expanded. */
export function checkShortResponse(answer: ShortResponse, refusals: Refusals): string[] {
  const unknownKeys = Object.keys(answer).filter((key) => !keys.includes(key));
  const names = refusalsOf(answer).map(([name]) => name);
  return [
    ...unknownKeys.map((key) => `x-answer has no "${key}", only ${keys.join(', ')}`),
    ...names
      .filter((name) => !Object.hasOwn(refusals, name))
      .map((name) => `refusals.yaml has no "${name}"`),
    ...(answer.data === undefined ? ['x-answer must say its data, null when there is none'] : []),
    ...(answer.data && !answer.examples ? ['x-answer must give an example of its data'] : []),
    ...(!answer.data && answer.examples ? ['x-answer has examples but no data'] : []),
  ];
}
