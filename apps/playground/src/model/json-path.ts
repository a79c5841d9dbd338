import { findNodeAtLocation, type Node } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

const step = /\[(\d+)\]|\["((?:[^"\\]|\\.)*)"?\]?|\.([A-Za-z_$][\w$]*)/g;

/** Parses a path such as `[3].dictionaryVoList[0]["odd name"]`. */
export const parseJsonPath = (path: string): JsonPath =>
  [...path.matchAll(step)].map(([, index, quoted, name]) =>
    index === undefined ? (name ?? unescaped(quoted ?? '')) : Number(index),
  );

function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

export const formatJsonPath = (path: JsonPath): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return /^[A-Za-z_]\w*$/.test(step) ? `${text}.${step}` : `${text}[${JSON.stringify(step)}]`;
  }, '$');

/** Returns the text offset of a path. A missing path has the offset of its nearest parent. */
export function offsetOf(root: Node, path: JsonPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  }
  return root.offset;
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
