import {
  BaseResolver,
  detectSpec,
  type Document,
  getLineColLocation,
  getTypes,
  isRef,
  type NormalizedProblem,
  ResolveError,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { valueAtPointer } from './doc-node.ts';
import { checkLines, checkContractSize, checkNestingAndAliases } from './limits.ts';
import { locateContract, type LocatedContract } from './locate.ts';
import { displayPath, type SourceLine, SourceLocator } from './places.ts';

class PlacedResolver extends BaseResolver {
  readonly #readText: (file: string) => Promise<string>;
  readonly #places: SourceLocator;
  readonly #isAllowed: (file: string) => boolean;
  #size = 0;
  hasRefused = false;
  readonly documents: unknown[] = [];

  constructor(
    readText: (file: string) => Promise<string>,
    places: SourceLocator,
    isAllowed: (file: string) => boolean,
  ) {
    super();
    this.#readText = readText;
    this.#places = places;
    this.#isAllowed = isAllowed;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    // Rejects URLs, because the content of the contract must not depend on the network.
    if (/^[a-z][a-z0-9+.-]+:/i.test(absoluteRef)) {
      throw new ResolveError(new Error(`references over the network are not followed`));
    }
    if (!this.#isAllowed(absoluteRef)) {
      this.hasRefused = true;
      throw new ResolveError(
        new Error(
          `${displayPath(absoluteRef)} is outside the folder of the contract; --allow-refs follows it`,
        ),
      );
    }
    try {
      const text = await this.#readText(absoluteRef);
      this.#size += text.length;
      checkContractSize(this.#size, 'the contract with all its files');
      checkLines(text, displayPath(absoluteRef));
      return new Source(absoluteRef, text.replaceAll('\r\n', '\n'));
    } catch (cause) {
      throw new ResolveError(cause as Error);
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const name = displayPath(source.absoluteRef);
    const document = this.#parse(source, isRoot, name);
    checkNestingAndAliases(document.parsed, name);
    this.#places.remember(source, document.parsed);
    this.documents.push(document.parsed);
    return document;
  }

  #parse(source: Source, isRoot: boolean | undefined, name: string): Document {
    try {
      return super.parseDocument(source, isRoot);
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      throw new CannotCompare(`${name} is nested too deeply to be read`, { cause });
    }
  }
}

/**
 * Finds a `$ref` that leads only to other `$ref`s in a loop. A recursive schema is no loop, because
 * its `$ref` leads to a schema.
 */
async function findReferenceLoop(
  resolver: BaseResolver,
  places: SourceLocator,
): Promise<string | undefined> {
  const loaded = await Promise.allSettled(resolver.cache.values());
  const documents = loaded.flatMap((result) =>
    result.status === 'fulfilled' && !(result.value instanceof Error) ? [result.value] : [],
  );
  const byFile = new Map(documents.map((document) => [document.source.absoluteRef, document]));
  const targetOf = (file: string, ref: string): [file: string, value: unknown] => {
    const [uri, pointer = ''] = ref.split('#');
    const target = uri ? resolver.resolveExternalRef(file, uri) : file;
    return [target, valueAtPointer(byFile.get(target)?.parsed, pointer)];
  };
  for (const { source, parsed } of documents) {
    for (const [keys, start] of referencesIn(parsed)) {
      const seen = new Set<unknown>();
      let file = source.absoluteRef;
      let value: unknown = start;
      while (isRef(value) && !seen.has(value)) {
        seen.add(value);
        [file, value] = targetOf(file, value.$ref);
      }
      if (!isRef(value)) continue;
      const place = places.find(parsed as object, keys);
      return `${place.file}:${place.line} the reference ${start.$ref} only leads back to itself`;
    }
  }
  return undefined;
}

function* referencesIn(
  value: unknown,
  keys: readonly string[] = [],
): Generator<[keys: readonly string[], reference: { $ref: string }]> {
  if (isRef(value)) yield [keys, value as { $ref: string }];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* referencesIn(part, [...keys, key]);
}

export interface OpenedContract {
  located: LocatedContract;
  places: SourceLocator;
  resolver: PlacedResolver;
  root: Document;
  types: ReturnType<typeof getTypes>;
}

export async function openContract(reference: string, allowRefs = false): Promise<OpenedContract> {
  const located = await locateContract(reference);
  const places = new SourceLocator();
  const resolver = new PlacedResolver(
    located.readText,
    places,
    (file) => allowRefs || file === located.rootFile || located.isInside(file),
  );
  const root = await readRoot(resolver, located.rootFile);
  return { located, places, resolver, root, types: getTypes(specOf(root)) };
}

export async function runRedocly<T>(opened: OpenedContract, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CannotCompare) throw cause;
    const loop = await findReferenceLoop(opened.resolver, opened.places);
    const { name, message } = cause as Error;
    const file = displayPath(opened.located.rootFile);
    const why =
      name === 'TypeError'
        ? `${file} has a part of a form that cannot be read: ${explainTypeError(message)}`
        : message;
    throw new CannotCompare(loop ?? why, { cause });
  }
}

const explainTypeError = (message: string) => {
  const name = /\(reading '([^']+)'\)/.exec(message)?.[1];
  return name === undefined
    ? 'compare it with the OpenAPI specification'
    : `"${name}" is not where it should be`;
};

export function sourceLineOfProblem({
  location: [first],
}: NormalizedProblem): SourceLine | undefined {
  if (!first) return undefined;
  const { source, start } = getLineColLocation(first);
  return { file: displayPath(source.absoluteRef), line: start.line };
}

async function readRoot(resolver: PlacedResolver, file: string): Promise<Document> {
  const root = await resolver.resolveDocument(null, file, true).catch((cause: Error) => cause);
  if (!(root instanceof Error)) return root;
  if (root instanceof CannotCompare) throw root;
  const { originalError } = root as { originalError?: unknown };
  if (originalError instanceof CannotCompare) throw originalError;
  const name = displayPath(file);
  throw new CannotCompare(
    root instanceof YamlParseError
      ? `${name}:${root.line} is not YAML or JSON: ${root.message}`
      : `${name} cannot be read: ${root.message}`,
  );
}

function specOf({ parsed, source }: Document) {
  const file = displayPath(source.absoluteRef);
  if ((parsed as { swagger?: unknown } | null)?.swagger !== undefined) {
    throw new CannotCompare(`${file} is Swagger 2. Convert it to OpenAPI 3 first.`);
  }
  try {
    const spec = detectSpec(parsed);
    if (spec.startsWith('oas3')) return spec;
  } catch {
    // Ignores this error, because the error below has a clearer message.
  }
  throw new CannotCompare(`${file} is not OpenAPI 3: it should begin with "openapi: 3.1.0"`);
}
