import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { checkShortAnswer } from './check-short-answer.ts';
import { expandAnswer, type Operation, type Refusals } from './expand-answer.ts';

/** The parts of Redocly's visitors that we use; its package exports no types. */
interface Location {
  source: { absoluteRef: string };
  child(key: string): Location;
}

interface VisitorContext {
  location: Location;
  report(problem: { message: string; location: Location }): void;
}

/** Expands `x-answer` before Redocly lints or bundles, so that both see plain OpenAPI. */
export default function koshaPlugin() {
  return { id: 'kosha', preprocessors: { oas3: { 'expand-answers': expandAnswers } } };
}

function expandAnswers() {
  let folder = '';
  let refusals: Refusals = {};
  const refTo = (file: string) => ({ $ref: join(folder, file) });
  return {
    Root: {
      enter(_: unknown, { location }: VisitorContext) {
        folder = dirname(location.source.absoluteRef);
        refusals = readRefusals(join(folder, 'refusals.yaml'));
      },
    },
    Operation: {
      enter(operation: Operation, { location, report }: VisitorContext) {
        const answer = operation['x-answer'];
        if (!answer) return;
        const faults = checkShortAnswer(answer, refusals);
        for (const message of faults) report({ message, location: location.child('x-answer') });
        if (faults.length === 0) expandAnswer(operation, refusals, refTo);
      },
    },
  };
}

/** Empty when the file is missing: a contract without `x-answer` does not need it. */
function readRefusals(file: string): Refusals {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Refusals) : {};
}
