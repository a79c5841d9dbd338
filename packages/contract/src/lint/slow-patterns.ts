import type { UserContext } from '@redocly/openapi-core';
import { createPatternReader, PatternTooSlow } from '../document/patterns.ts';

interface Schema {
  pattern?: unknown;
  patternProperties?: unknown;
}

/**
 * Removes patterns that take too long on a text of the contract, because Redocly validates examples
 * without a time limit.
 * @param documents all files of the contract; complete when the first schema is visited
 */
export function slowPatternsPreprocessor(documents: readonly unknown[]) {
  let texts: readonly string[] | undefined;
  const read = createPatternReader();
  const isSlow = (written: string) => {
    texts ??= [...textsOf(documents)];
    try {
      const pattern = read(written, 'u');
      for (const text of texts) if (pattern.isRiskyOn(text)) pattern.test(text);
      return false;
    } catch (cause) {
      // Another rule reports invalid patterns.
      return cause instanceof PatternTooSlow;
    }
  };
  return {
    Schema: {
      enter(schema: Schema, { report, location }: UserContext) {
        const { pattern, patternProperties = {} } = schema;
        const slow = (keys: string[], from: object, key: string) => {
          report({
            message: 'this pattern takes too long: examples are not checked against it',
            location: location.child(keys),
          });
          delete (from as Record<string, unknown>)[key];
        };
        if (typeof pattern === 'string' && isSlow(pattern)) slow(['pattern'], schema, 'pattern');
        for (const key of Object.keys(patternProperties as object)) {
          if (isSlow(key)) slow(['patternProperties', key], patternProperties as object, key);
        }
      },
    },
  };
}

/** On shorter texts no pattern takes too long. */
const shortest = 20;

/** All strings and property names of the files. */
function textsOf(documents: readonly unknown[]): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  const pending = [...documents];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part === 'string' && part.length >= shortest) texts.add(part);
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    for (const key of Object.keys(part)) if (key.length >= shortest) texts.add(key);
    for (const child of Object.values(part) as unknown[]) pending.push(child);
  }
  return texts;
}
