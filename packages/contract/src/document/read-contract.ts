import { bundleDocument, createConfig } from '@redocly/openapi-core';
import { expandingResponses, responsesPlugin } from './redocly-plugin.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { isSelfContained } from './is-self-contained.ts';
import { checkChoices } from './limits.ts';
import { openContract, type OpenedContract, placeOfProblem, runRedocly } from './open-contract.ts';
import { type ContractDocument, listOperations, type OperationEntry } from './operations.ts';
import { displayName, type FileLocation, keysOf, type Place } from './places.ts';
import { follow, refOf } from './references.ts';

/**
 * Inlines referenced path items, which would be missed otherwise. Keywords next to a `$ref`
 * override the target; OpenAPI 3.1 leaves this open.
 */
function resolvePathItems(document: ContractDocument): void {
  for (const key of ['paths', 'webhooks'] as const) {
    const items = document[key];
    if (typeof items !== 'object' || items === null) continue;
    for (const [name, item] of Object.entries(items as Record<string, unknown>)) {
      if (refOf(item) === undefined) continue;
      const found = follow<Record<string, unknown>>(document, item, '');
      const { $ref: _, ...siblings } = item as Record<string, unknown>;
      // Keeps the object if it has no siblings, because a copy would lose its file and line.
      const resolved =
        Object.keys(siblings).length === 0 ? found?.value : { ...found?.value, ...siblings };
      (items as Record<string, unknown>)[name] = resolved ?? {};
    }
  }
}

export interface Contract {
  /** The reference that the user gave, such as a file or `git:main`. */
  name: string;
  document: ContractDocument;
  operations: OperationEntry[];
  /** How responses show success or error; undefined if only the HTTP status shows this. */
  envelope: Envelope | undefined;
  /** File and line of a JSON pointer into `document`. */
  placeOf(pointer: string): Place;
  /** The absolute path of the file with a part, and the part's keys in this file. */
  locate(keys: readonly string[]): FileLocation;
}

/**
 * Reads an OpenAPI 3 contract as one document. `envelope` is a field or `none`; the default is
 * `x-envelope`. `allowRefs` allows references outside of the contract's folder.
 * @throws CannotCompare with file and line
 */
export async function readContract(
  reference: string,
  envelope?: string,
  allowRefs = false,
): Promise<Contract> {
  const opened = await openContract(reference, allowRefs);
  const { parsed } = opened.root;
  return contractOf(opened, isSelfContained(parsed) ? parsed : await bundle(opened), {
    reference,
    envelope,
  });
}

/** Returns undefined if the file is not self-contained; the bundler must then read the file. */
export function readOpened(
  opened: OpenedContract,
  reference: string,
  envelope?: string,
): Contract | undefined {
  const { parsed } = opened.root;
  return isSelfContained(parsed) ? contractOf(opened, parsed, { reference, envelope }) : undefined;
}

function contractOf(
  { located, places }: OpenedContract,
  parsed: unknown,
  { reference, envelope }: { reference: string; envelope: string | undefined },
): Contract {
  const document = parsed as ContractDocument;
  resolvePathItems(document);
  if (!hasOperations(document)) {
    throw new CannotCompare(
      `${displayName(located.rootFile)} has no operations, or its paths cannot be read`,
    );
  }
  const lineOf = (pointer: string) => {
    const { file, line } = places.find(document, keysOf(pointer));
    return `${file}:${line}`;
  };
  checkChoices(document, lineOf);
  putComponentsLast(document);
  return {
    name: reference,
    document,
    operations: listOperations(document),
    envelope: readEnvelope(document, envelope, () => lineOf('/x-envelope')),
    placeOf: (pointer) => places.find(document, keysOf(pointer)),
    locate: (keys) => places.locate(document, keys),
  };
}

async function bundle(opened: OpenedContract): Promise<unknown> {
  const { located, resolver, root, types } = opened;
  const config = await createConfig({
    plugins: [await responsesPlugin(located)],
    preprocessors: expandingResponses,
  });
  const { bundle: bundled, problems } = await runRedocly(opened, () =>
    bundleDocument({ document: root, config, types, externalRefResolver: resolver }),
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return bundled.parsed;
  const lines = errors.map((problem) => {
    const place = placeOfProblem(problem);
    return place ? `${place.file}:${place.line} ${problem.message}` : problem.message;
  });
  throw new CannotCompare(firstOf(lines));
}

/** Many operations can report the same missing file, so a message has at most five lines. */
function firstOf(lines: readonly string[]): string {
  const shown = 5;
  const more = lines.length > shown ? [`and ${lines.length - shown} more like these`] : [];
  return [...lines.slice(0, shown), ...more].join('\n');
}

/** Any traffic would match a contract without operations. */
function hasOperations({ paths }: ContractDocument): boolean {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  const items: unknown[] = isObject(paths) ? Object.values(paths) : [];
  if (!items.every(isObject)) return false;
  const entries = listOperations({ openapi: '', paths });
  return entries.length > 0 && entries.every(({ operation }) => isObject(operation));
}

/** The bundler adds components where the contract first uses them; readers expect them last. */
function putComponentsLast(document: ContractDocument): void {
  const extensions = Object.keys(document).filter((key) => key.startsWith('x-'));
  for (const key of ['components', ...extensions]) {
    const value = document[key];
    delete document[key];
    document[key] = value;
  }
}
