import { bundleDocument, createConfig } from '@redocly/openapi-core';
import { expandResponsesPreprocessor, responsesPlugin } from './redocly-plugin.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { keysOf } from './doc-node.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { isSelfContained } from './is-self-contained.ts';
import { checkCompositionSize } from './limits.ts';
import {
  openContract,
  type OpenedContract,
  sourceLineOfProblem,
  runRedocly,
} from './open-contract.ts';
import { type ContractDocument, listOperations, type OperationEntry } from './operations.ts';
import { displayPath, type FileLocation, type SourceLine } from './places.ts';
import { resolveReferences, refOf } from './references.ts';

/**
 * Replaces references to path items with their targets, because `listOperations` resolves no
 * references. Keywords next to a `$ref` override the target; OpenAPI 3.1 leaves this open.
 */
function resolvePathItems(document: ContractDocument): void {
  for (const key of ['paths', 'webhooks'] as const) {
    const items = document[key];
    if (typeof items !== 'object' || items === null) continue;
    for (const [name, item] of Object.entries(items as Record<string, unknown>)) {
      if (refOf(item) === undefined) continue;
      const found = resolveReferences<Record<string, unknown>>(document, item, '');
      const { $ref: _, ...siblings } = item as Record<string, unknown>;
      // Without siblings, uses the target itself, because the file and line of a copy are unknown.
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
  /** Returns the file and line of the value at a JSON pointer in `document`. */
  placeOf(pointer: string): SourceLine;
  /**
   * For the value at `keys` in `document`, returns the absolute path of its file and its keys in
   * that file.
   */
  locate(keys: readonly string[]): FileLocation;
}

/**
 * Reads an OpenAPI 3 contract and combines its files into one document.
 * @param envelope the response field with the result code, or `none`; by default from `x-envelope`
 * @param allowRefs allows references to files outside the contract's folder
 * @throws CannotCompare if the contract cannot be read
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

/** Reads a contract without bundling. Returns undefined if the contract needs bundling. */
export function readUnbundledContract(
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
      `${displayPath(located.rootFile)} has no operations, or its paths cannot be read`,
    );
  }
  const lineOf = (pointer: string) => {
    const { file, line } = places.find(document, keysOf(pointer));
    return `${file}:${line}`;
  };
  checkCompositionSize(document, lineOf);
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
    preprocessors: expandResponsesPreprocessor,
  });
  const { bundle: bundled, problems } = await runRedocly(opened, () =>
    bundleDocument({ document: root, config, types, externalRefResolver: resolver }),
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return bundled.parsed;
  const lines = errors.map((problem) => {
    const place = sourceLineOfProblem(problem);
    return place ? `${place.file}:${place.line} ${problem.message}` : problem.message;
  });
  throw new CannotCompare(firstOf(lines));
}

/** One missing file can cause an error in many operations, so a message shows only five errors. */
function firstOf(lines: readonly string[]): string {
  const shown = 5;
  const more = lines.length > shown ? [`and ${lines.length - shown} more like these`] : [];
  return [...lines.slice(0, shown), ...more].join('\n');
}

/** A contract without operations is rejected, because a check against it would be meaningless. */
function hasOperations({ paths }: ContractDocument): boolean {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  const items: unknown[] = isObject(paths) ? Object.values(paths) : [];
  if (!items.every(isObject)) return false;
  const entries = listOperations({ openapi: '', paths });
  return entries.length > 0 && entries.every(({ operation }) => isObject(operation));
}

/** Moves `components` and the extensions after `paths`, where people expect them in the output. */
function putComponentsLast(document: ContractDocument): void {
  const extensions = Object.keys(document).filter((key) => key.startsWith('x-'));
  for (const key of ['components', ...extensions]) {
    const value = document[key];
    delete document[key];
    document[key] = value;
  }
}
