import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Requirements = ReadonlyMap<string, string>;

const requirementLine = /<a id="s[\d-]+"><\/a>\*\*(§[\d.]+)\*\*(.*)/;

export function readRequirements(folder: string): Requirements {
  const pages = existsSync(folder) ? readdirSync(folder) : [];
  const lines = pages
    .filter((page) => /^[1-9].*\.md$/.test(page))
    .flatMap((page) => readFileSync(join(folder, page), 'utf8').split('\n'));
  return new Map(
    lines.flatMap((line) => {
      const [, number, text] = requirementLine.exec(line) ?? [];
      return number && text ? [[number, text] as const] : [];
    }),
  );
}

const inBackticks = /`([^`]+)`/g;

export function quotedNamesIn(line: string): ReadonlySet<string> {
  const quoted = [...line.matchAll(inBackticks)].map(([, text = '']) => text);
  return new Set(quoted.flatMap((text) => text.match(/\w+/g) ?? []));
}

export function isCallSpecified(line: string, method: string, path: string): boolean {
  const call = `${method.toUpperCase()} ${path}`;
  return [call, call.replace(' /', ' ')].some((text) => line.includes(`\`${text}\``));
}
