import { isRef } from '@redocly/openapi-core';
import { valueAtPointer } from './doc-node.ts';

/** Longer chains of references are probably loops. */
const maxSteps = 50;

/**
 * A file without external references and without `x-response` needs no bundling. Skipping the
 * bundling halves the time to read a contract.
 */
export function isSelfContained(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const root = document;
  const seen = new Set<object>();
  const pending: object[] = [root];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    if ('x-response' in part || ('mapping' in part && mapsToFile(part.mapping))) return false;
    if (isRef(part) && !isResolvable(root, part.$ref)) return false;
    for (const child of Object.values(part) as unknown[]) {
      if (typeof child === 'object' && child !== null) pending.push(child);
    }
  }
  return true;
}

/** A discriminator mapping can refer to files. */
const mapsToFile = (mapping: unknown) =>
  Object.values(mapping ?? {}).some(
    (one) => typeof one === 'string' && /[./]/.test(one) && !one.startsWith('#'),
  );

function isResolvable(root: object, reference: string): boolean {
  let next = reference;
  for (let step = 0; step < maxSteps; step++) {
    if (!next.startsWith('#/') || next.includes('%')) return false;
    const value = valueAtPointer(root, next.slice(1));
    if (!isRef(value)) return typeof value === 'object' && value !== null;
    next = value.$ref;
  }
  return false;
}
