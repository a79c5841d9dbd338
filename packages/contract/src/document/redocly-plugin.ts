import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Plugin, UserContext } from '@redocly/openapi-core';
import {
  expandResponse,
  refusalsOf,
  optionalContractFiles,
  type OpenApiOperation,
  type Refusals,
  type ShortResponse,
} from './expand-response.ts';

interface ContractFiles {
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
}

export const expandResponsesPreprocessor = { 'kosha/expand-responses': 'error' } as const;

/** Replaces our short notation `x-response` with plain `responses`, which Redocly understands. */
export async function responsesPlugin({ rootFile, readText }: ContractFiles): Promise<Plugin> {
  const folder = dirname(rootFile);
  const text = await readText(join(folder, 'refusals.yaml')).catch(() => '{}');
  const refusals = parse(text) as Refusals;
  const refTo = (file: string) => ({ $ref: join(folder, file) });
  const lookups = await Promise.all(
    optionalContractFiles.map((file) =>
      readText(join(folder, file)).then(
        () => [],
        () => [file],
      ),
    ),
  );
  const missing = lookups.flat();
  const expandResponses = () => ({
    Operation: {
      enter(node: object, { location, report }: UserContext) {
        const operation = node as OpenApiOperation;
        const response = operation['x-response'];
        if (!response) return;
        const faults = checkShortResponse(response, refusals);
        for (const message of faults) report({ message, location: location.child('x-response') });
        if (faults.length === 0) expandResponse(operation, refusals, refTo, missing);
      },
    },
  });
  return { id: 'kosha', preprocessors: { oas3: { 'expand-responses': expandResponses } } };
}

const keys = ['data', 'optional', 'code', 'examples', 'refusals'];

export function checkShortResponse(response: ShortResponse, refusals: Refusals): string[] {
  const unknownKeys = Object.keys(response).filter((key) => !keys.includes(key));
  const names = refusalsOf(response).map(([name]) => name);
  return [
    ...unknownKeys.map((key) => `x-response has no "${key}", only ${keys.join(', ')}`),
    ...names
      .filter((name) => !Object.hasOwn(refusals, name))
      .map((name) => `refusals.yaml has no "${name}"`),
    ...(response.data === undefined
      ? ['x-response must say its data, null when there is none']
      : []),
    ...(response.data && !response.examples ? ['x-response must give an example of its data'] : []),
    ...(!response.data && response.examples ? ['x-response has examples but no data'] : []),
  ];
}
