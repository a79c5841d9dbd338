import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { isRecord } from '../document/doc-node.ts';
import { imageTypes } from '../findings/screens.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';

export function readScreenshots(folder: string | undefined): Readonly<Record<string, string>> {
  if (folder === undefined) return {};
  const list = join(folder, 'screens.json');
  if (!existsSync(list)) throw new CannotCompare(`--pictures ${folder} has no screens.json`);
  const listed = parse(list);
  const wrong = isRecord(listed)
    ? Object.values(listed).find((file) => !isPicture(folder, file))
    : listed;
  if (!isRecord(listed) || wrong !== undefined) {
    throw new CannotCompare(
      `${list} does not name a ${Object.keys(imageTypes).join(', ')} for each route: ${JSON.stringify(wrong)}`,
    );
  }
  return Object.fromEntries(
    Object.entries(listed).map(([screen, file]) => [screen, resolve(folder, String(file))]),
  );
}

const isPicture = (folder: string, file: unknown) =>
  typeof file === 'string' &&
  imageTypes[extname(file)] !== undefined &&
  existsSync(resolve(folder, file));

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CannotCompare(`${file} is not JSON`, { cause });
  }
}
