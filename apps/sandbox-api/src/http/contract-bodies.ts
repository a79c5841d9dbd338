import { pointer, readAt, resolvePointer } from './json-pointer.ts';

type Json = Readonly<Record<string, unknown>>;

export interface FilePart {
  name: string;
  mediaTypes: readonly string[];
  maxFiles: number;
  isList: boolean;
}

export interface ContractBody {
  schemaPointer: string;
  fileParts: readonly FilePart[];
}

export function readBodies(document: Json, at: string): Readonly<Record<string, ContractBody>> {
  const contentPointer = pointer(at, 'requestBody', 'content');
  const content = (readAt(document, contentPointer) ?? {}) as Json;
  return Object.fromEntries(
    Object.keys(content).map((mediaType) => [
      mediaType,
      readBody(document, pointer(contentPointer, mediaType)),
    ]),
  );
}

function readBody(document: Json, at: string): ContractBody {
  const schemaPointer = pointer(at, 'schema');
  const encoding = (readAt(document, pointer(at, 'encoding')) ?? {}) as Readonly<
    Record<string, { contentType: string }>
  >;
  const fileParts = Object.entries(encoding).map(([name, { contentType }]) => {
    const part = pointer(resolvePointer(document, schemaPointer), 'properties', name);
    const { type, maxItems } = readAt(document, resolvePointer(document, part)) as {
      type?: string;
      maxItems?: number;
    };
    const isList = type === 'array';
    const mediaTypes = contentType.split(',').map((mediaType) => mediaType.trim());
    return { name, mediaTypes, isList, maxFiles: isList ? (maxItems ?? 1) : 1 };
  });
  return { schemaPointer, fileParts };
}
