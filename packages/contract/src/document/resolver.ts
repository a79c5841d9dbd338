import { BaseResolver, ResolveError, Source, type Document } from '@redocly/openapi-core';
import type { Places } from './places.ts';

/** Reads files through `readText` and remembers where each object stands. */
export class PlacedResolver extends BaseResolver {
  readonly #readText: (file: string) => Promise<string>;
  readonly #places: Places;

  constructor(readText: (file: string) => Promise<string>, places: Places) {
    super();
    this.#readText = readText;
    this.#places = places;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    // Reading a contract sends no requests: the result would depend on the network.
    if (/^[a-z][a-z0-9+.-]+:/i.test(absoluteRef)) {
      throw new ResolveError(new Error(`references over the network are not followed`));
    }
    try {
      return new Source(absoluteRef, (await this.#readText(absoluteRef)).replaceAll('\r\n', '\n'));
    } catch (cause) {
      throw new ResolveError(cause as Error);
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    this.#places.remember(source, document.parsed);
    return document;
  }
}
