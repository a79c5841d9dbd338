import { BaseResolver, ResolveError, Source, type Document } from '@redocly/openapi-core';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { checkLines, checkSize, checkUnfolding } from './limits.ts';
import { displayName, type Places } from './places.ts';

/** Reads files through `readText` and records the location of each object. */
export class PlacedResolver extends BaseResolver {
  readonly #readText: (file: string) => Promise<string>;
  readonly #places: Places;
  readonly #isAllowed: (file: string) => boolean;
  #size = 0;
  /** Whether a reference outside of the contract's folder was rejected. */
  hasRefused = false;
  /** The contents of all files read. */
  readonly documents: unknown[] = [];

  constructor(
    readText: (file: string) => Promise<string>,
    places: Places,
    isAllowed: (file: string) => boolean,
  ) {
    super();
    this.#readText = readText;
    this.#places = places;
    this.#isAllowed = isAllowed;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    // References are never fetched, so that the result does not depend on the network.
    if (/^[a-z][a-z0-9+.-]+:/i.test(absoluteRef)) {
      throw new ResolveError(new Error(`references over the network are not followed`));
    }
    if (!this.#isAllowed(absoluteRef)) {
      this.hasRefused = true;
      throw new ResolveError(
        new Error(
          `${displayName(absoluteRef)} is outside the folder of the contract; --allow-refs follows it`,
        ),
      );
    }
    try {
      const text = await this.#readText(absoluteRef);
      this.#size += text.length;
      checkSize(this.#size, 'the contract with all its files');
      checkLines(text, displayName(absoluteRef));
      return new Source(absoluteRef, text.replaceAll('\r\n', '\n'));
    } catch (cause) {
      throw new ResolveError(cause as Error);
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const name = displayName(source.absoluteRef);
    const document = this.#parse(source, isRoot, name);
    checkUnfolding(document.parsed, name);
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
