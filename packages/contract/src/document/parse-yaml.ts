import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { displayPath } from './places.ts';

interface ParsedYaml {
  document: Document;
  /** Returns the line of a node, counted from 1. For a node without a position, returns 1. */
  lineOf: (node: unknown) => number;
}

export function parseYaml(file: string, text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new CannotCompare(
      `${displayPath(file)}:${line} is not YAML or JSON: ${error.message.split('\n')[0]}`,
    );
  }
  const lineOf = (node: unknown) => {
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? 1 : lineCounter.linePos(start).line;
  };
  return { document, lineOf };
}
