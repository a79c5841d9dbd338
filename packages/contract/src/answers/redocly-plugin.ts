import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Plugin, UserContext } from '@redocly/openapi-core';
import { checkShortAnswer } from './check-short-answer.ts';
import { expandAnswer, youngerFiles, type Operation, type Refusals } from './expand-answer.ts';

interface ContractFiles {
  /** Absolute; `refusals.yaml` lies beside it. */
  rootFile: string;
  readText(absoluteFile: string): Promise<string>;
}

/** Switches the plugin on in a Redocly configuration. */
export const expandingAnswers = { 'kosha/expand-answers': 'error' } as const;

/** Expands `x-answer` before Redocly lints or bundles, so that both see plain OpenAPI. */
export async function answersPlugin({ rootFile, readText }: ContractFiles): Promise<Plugin> {
  const folder = dirname(rootFile);
  // A contract without `x-answer` does not need the file.
  const text = await readText(join(folder, 'refusals.yaml')).catch(() => '{}');
  const refusals = parse(text) as Refusals;
  const refTo = (file: string) => ({ $ref: join(folder, file) });
  const looked = await Promise.all(
    youngerFiles.map((file) =>
      readText(join(folder, file)).then(
        () => [],
        () => [file],
      ),
    ),
  );
  const missing = looked.flat();
  const expandAnswers = () => ({
    Operation: {
      enter(node: object, { location, report }: UserContext) {
        const operation = node as Operation;
        const answer = operation['x-answer'];
        if (!answer) return;
        const faults = checkShortAnswer(answer, refusals);
        for (const message of faults) report({ message, location: location.child('x-answer') });
        if (faults.length === 0) expandAnswer(operation, refusals, refTo, missing);
      },
    },
  });
  return { id: 'kosha', preprocessors: { oas3: { 'expand-answers': expandAnswers } } };
}
