import { limits } from '@kosha/domain';
import {
  getMultipartBoundary,
  parseMultipart,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { InvalidRequest } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { contractViolationMessages } from '../messages/field-messages.ts';
import { sha256 } from '../keys/ids.ts';
import type { ContractBody, FilePart } from './contract-bodies.ts';

/** Maximum bytes of a form without its files: boundaries, part headers and text fields. */
const overheadBytes = 1024 * 1024;
const maxParts = 100;

type FileBytes = Uint8Array<ArrayBuffer>;

export interface MultipartForm {
  /**
   * Values by part name, to be validated against the contract's schema. A file has the value ''
   * here, and its bytes in `files`.
   */
  values: Readonly<Record<string, unknown>>;
  files: ReadonlyMap<FilePart, readonly FileBytes[]>;
  hash: string;
}

export function multipartFormMaxBytes({ fileParts }: ContractBody): number {
  const maxFiles = fileParts.reduce((sum, part) => sum + part.maxFiles, 0);
  return maxFiles * limits.imageMaxBytes + overheadBytes;
}

export function readMultipartForm(
  bytes: FileBytes,
  contentType: string,
  { fileParts }: ContractBody,
): MultipartForm {
  const partOf = new Map(fileParts.map((part) => [part.name, part]));
  const files = new Map<FilePart, readonly FileBytes[]>();
  const values: [string, unknown][] = [];
  const hashed: [string, unknown][] = [];
  for (const [name, given] of parseForm(bytes, contentType)) {
    const part = partOf.get(name);
    if (given.length > 1 && part?.isList !== true)
      throw invalidField(name, contractViolationMessages.sentTwice);
    if (part === undefined) {
      const text = textOf(name, given[0]);
      values.push([name, text]);
      hashed.push([name, text]);
    } else {
      const contents = given.map((value) => fileOf(name, value));
      files.set(part, contents);
      values.push([name, part.isList ? given.map(() => '') : '']);
      hashed.push([name, contents.map((content) => ({ file: sha256(content) }))]);
    }
  }
  return { values: Object.fromEntries(values), files, hash: sha256(JSON.stringify(hashed)) };
}

function parseForm(bytes: FileBytes, contentType: string): Map<string, (string | FileBytes)[]> {
  const form = new Map<string, (string | FileBytes)[]>();
  try {
    const boundary = getMultipartBoundary(contentType) ?? '';
    for (const part of parseMultipart([bytes], { boundary, maxFileSize: bytes.length, maxParts })) {
      const value = part.filename === undefined ? part.text : contentOf(part);
      const name = part.name ?? '';
      form.set(name, [...(form.get(name) ?? []), value]);
    }
    return form;
  } catch {
    throw new InvalidRequest(errorMessages.unreadableForm);
  }
}

/** The parser gets the form as one chunk, so `content` has one chunk, or none for an empty part. */
const contentOf = ({ content: [whole = new Uint8Array()] }: MultipartPart) => whole as FileBytes;

function textOf(name: string, value: string | FileBytes | undefined): string {
  if (typeof value === 'string') return value;
  throw invalidField(name, contractViolationMessages.noText);
}

function fileOf(name: string, value: string | FileBytes): FileBytes {
  if (typeof value !== 'string') return value;
  throw invalidField(name, contractViolationMessages.noFile);
}

function invalidField(name: string, message: string): InvalidRequest {
  return new InvalidRequest(errorMessages.invalid, [
    { name, msg: { words: message, with: { field: name } } },
  ]);
}
