import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotCompare } from './cannot-compare.ts';

export async function writeOutput(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (cause) {
    throw new CannotCompare(`${file} cannot be written`, { cause });
  }
}
