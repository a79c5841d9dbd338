import { limits } from '@kosha/domain';
import { Invalid } from '../errors.ts';
import { sha256 } from '../ids.ts';
import type { ContractBody, FilePart } from './contract-bodies.ts';

/** Room for what is not a file in a form: boundaries, part headers and texts. */
const overheadBytes = 1024 * 1024;

/** The parts of a multipart form. */
export interface Form {
  /** Every part by its name, with '' in place of a file. The contract's schema checks these values. */
  values: Readonly<Record<string, unknown>>;
  files: ReadonlyMap<FilePart, readonly File[]>;
  /** Equal for forms with the same parts, whatever their boundary. */
  hash: string;
}

/** How many bytes a form of this kind may have. */
export function formMaxBytes({ fileParts }: ContractBody): number {
  const maxFiles = fileParts.reduce((sum, part) => sum + part.maxFiles, 0);
  return maxFiles * limits.imageMaxBytes + overheadBytes;
}

/** Reads the parts of a form. Throws Invalid when it is not readable or a part is of the wrong kind. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  { fileParts }: ContractBody,
): Promise<Form> {
  const form = await parseForm(bytes, contentType);
  const partOf = new Map(fileParts.map((part) => [part.name, part]));
  const names = [...new Set(form.keys())];
  const files = new Map<FilePart, readonly File[]>();
  const values = names.map((name): [string, unknown] => {
    const part = partOf.get(name);
    const given = form.getAll(name);
    if (given.length > 1 && part?.isList !== true) throw misfit(name, 'was sent more than once');
    if (part === undefined) return [name, textOf(name, given[0])];
    files.set(
      part,
      given.map((value) => fileOf(name, value)),
    );
    return [name, part.isList ? given.map(() => '') : ''];
  });
  return { values: Object.fromEntries(values), files, hash: await hashOf(form) };
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new Invalid('The form is not readable.');
  }
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw misfit(name, 'must be a text, not a file');
}

function fileOf(name: string, value: File | string): File {
  if (typeof value !== 'string') return value;
  throw misfit(name, 'must be a file');
}

function misfit(name: string, what: string): Invalid {
  const msg = `${name} ${what}`;
  return new Invalid('Something in this request is not right. Please check it.', [{ name, msg }]);
}

async function hashOf(form: FormData): Promise<string> {
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : { file: sha256(await bytesOf(value)) },
    ]),
  );
  return sha256(JSON.stringify(parts));
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
