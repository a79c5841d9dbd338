import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId, newToken } from '../keys/ids.ts';
import { StartError } from './start-error.ts';
import { toKeys, type Keys, type KeyTexts } from '../keys/keys.ts';

/** Reads the keys. The first start creates the file. Throws StartError with a one-line message. */
export async function openKeys(file: string): Promise<Keys> {
  try {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return make(file);
      throw error;
    });
    return toKeys(JSON.parse(text) as Partial<KeyTexts>);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file of keys ${file} cannot be used: ${reason}`);
  }
}

/** Creates the file atomically. Processes that start at once all use the first file. */
async function make(file: string): Promise<string> {
  const fresh: KeyTexts = { accounts: [newToken()], payments: [newToken()], numbers: newToken() };
  const draft = `${file}.${newId()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify(fresh, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
