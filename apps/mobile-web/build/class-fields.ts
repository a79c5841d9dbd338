import type { Plugin } from 'vite';

/** What a global name makes finds its variables. */
const ofGlobals = /^new (?:Map|Set)(?:\(\))?$/;

/** The names in these are found in their own scope. */
const ownScope = /^(?:ArrowFunction|Function|Class)Expression$/;

/**
 * Fails where a class field begins with a value that has parentheses, such as a call: Safari 15 does not find the variables
 * in it, unless it is a function (WebKit bug 236843). That is why bundlers replace all fields for Safari 15, private ones by
 * a WeakMap each: a kilobyte of the first visit, and slow. All others work there as they are.
 */
export function checkClassFields(): Plugin {
  return {
    name: 'check-class-fields',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const found = fieldsWithParentheses(this.parse(output.code), output.code);
          if (found.length > 0)
            this.error(`Set these in the constructor, for Safari 15: ${found.join(' · ')}`);
        }
      },
    },
  };
}

interface Value {
  type: string;
  start: number;
  end: number;
}

/** The class fields of a program that begin with a value that Safari 15 may not understand. */
export function fieldsWithParentheses(node: unknown, code: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => fieldsWithParentheses(one, code));
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: string; value?: Value };
  const own = type === 'PropertyDefinition' && value && !ownScope.test(value.type) ? [value] : [];
  return [
    ...own
      .map(({ start, end }) => code.slice(start, end))
      .filter((text) => text.includes('(') && !ofGlobals.test(text)),
    ...Object.values(node).flatMap((child) => fieldsWithParentheses(child, code)),
  ];
}
