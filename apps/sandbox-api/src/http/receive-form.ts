import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../refusals/refuse.ts';
import { serialQueue } from '../services/picture/decoder.ts';
import { newId } from '../keys/ids.ts';
import { reserveSlot, type Sender } from './upload-slots.ts';

/**
 * An upload that is slower than `bytesPerSecond` is aborted, but not within the first `graceMs`. At
 * `bytesPerSecond`, 1 MB takes four minutes.
 */
const minimumRate = { graceMs: 15_000, bytesPerSecond: 4 * 1024, checkEveryMs: 1_000 } as const;
/**
 * If a form exceeds the size limit, the server reads and drops up to this many further bytes before
 * it responds, because many clients read the response only after sending the whole body.
 */
const droppedBytes = 64 * 1024 * 1024;

const enqueue = serialQueue();

/**
 * Receives forms concurrently, but runs `work` for one form at a time to limit memory use. Throws a
 * Refusal if the form is too large, or the upload too slow.
 */
export async function receiveMultipartForm<T>(
  request: globalThis.Request,
  { maxBytes, sender }: { maxBytes: number; sender: Sender },
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  const release = reserveSlot(sender);
  try {
    await using file = await openUnlinked();
    await write(file, request, maxBytes);
    return await enqueue(async () => work(await readAll(file)));
  } finally {
    release();
  }
}

const uploadFailed = () => refuse('picturesNotTaken');

/**
 * Opens a temporary file and deletes its directory entry at once, so that the operating system
 * frees its disk space when the server closes the file or the process ends.
 */
async function openUnlinked(): Promise<FileHandle> {
  try {
    const path = join(tmpdir(), `kosha-form-${newId()}`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  } catch {
    throw uploadFailed();
  }
}

async function write(file: FileHandle, { body }: globalThis.Request, maxBytes: number) {
  if (body === null) return;
  const reader = body.getReader();
  const startedAt = performance.now();
  let size = 0;
  let isTooSlow = false;
  const watch = setInterval(() => {
    const countedMs = performance.now() - startedAt - minimumRate.graceMs;
    isTooSlow = size < (countedMs / 1000) * minimumRate.bytesPerSecond;
    if (isTooSlow) void reader.cancel();
  }, minimumRate.checkEveryMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || size > maxBytes + droppedBytes) break;
      size += value.byteLength;
      if (size > maxBytes) continue;
      await file.appendFile(value).catch(() => {
        throw uploadFailed();
      });
    }
  } finally {
    clearInterval(watch);
    await reader.cancel();
  }
  if (isTooSlow) throw uploadFailed();
  if (size > maxBytes) throw refuse('pictureTooBig');
}

async function readAll(file: FileHandle): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = await file.stat();
  const bytes = new Uint8Array(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw uploadFailed();
    at += bytesRead;
  }
  return bytes;
}
