import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../refusals/refuse.ts';
import { inTurn } from '../services/picture/decoder.ts';
import { newId } from '../keys/ids.ts';

/** So that waiting forms cannot fill the disk. */
const maxUnderWay = 100;
/** Read and dropped of a body that is too large, so that the sender gets the answer. */
export const droppedBytes = 64 * 1024 * 1024;

const takeTurn = inTurn();
let underWay = 0;

/**
 * Receives a form with pictures into a file, then runs `work` with its bytes, one form after the other.
 * So neither many senders nor slow ones fill the memory. Throws a Refusal when it is too large for its
 * pictures, and Unavailable when too many are under way or the file cannot be written.
 */
export async function receiveForm<T>(
  request: globalThis.Request,
  maxBytes: number,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  if (underWay >= maxUnderWay) throw cannotTake();
  underWay += 1;
  try {
    await using file = await openNameless();
    await write(file, request, maxBytes);
    return await takeTurn(async () => work(await readAll(file)));
  } finally {
    underWay -= 1;
  }
}

const cannotTake = () => refuse('picturesNotTaken');

/** A file without a name: it disappears when it is closed, also when this process dies. */
async function openNameless(): Promise<FileHandle> {
  try {
    const path = join(tmpdir(), `kosha-form-${newId()}`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  } catch {
    throw cannotTake();
  }
}

async function write(file: FileHandle, { body }: globalThis.Request, maxBytes: number) {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes + droppedBytes) break;
    if (size > maxBytes) continue;
    await file.appendFile(chunk).catch(() => {
      throw cannotTake();
    });
  }
  if (size > maxBytes) throw refuse('pictureTooBig');
}

async function readAll(file: FileHandle): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = await file.stat();
  const bytes = new Uint8Array(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw cannotTake();
    at += bytesRead;
  }
  return bytes;
}
