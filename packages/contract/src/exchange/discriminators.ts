import { escapeKey, type DocNode } from '../document/doc-node.ts';
import { discriminated } from './discriminated.ts';
import type { Problem } from './exchange.ts';
import { listOf, type Side, type Wording } from './problems.ts';
import type { Validator } from './validator.ts';
import { walkValue } from './walk-value.ts';

/** Reports unknown discriminator values, and violations of the selected alternative. */
export function findDiscriminated(
  side: Side,
  root: DocNode,
  value: unknown,
  { faultsOf }: Validator,
  { mask, describe, problemOf }: Wording,
): Problem[] {
  const found: Problem[] = [];
  walkValue(root, value, (schemas, object, path) => {
    for (const schema of schemas) {
      const named = discriminated(schema, object);
      if (!named) continue;
      if ('target' in named) {
        for (const fault of faultsOf(named.target, object, side)) {
          found.push(problemOf(side, { ...fault, path: path + fault.path }, value));
        }
        continue;
      }
      const { property, names } = named;
      found.push({
        rule: `${side}-wrong-value`,
        level: 'breaking',
        field: mask.text(`${path}/${escapeKey(property)}`),
        expected: listOf(names),
        got: describe(property, object[property], 'code'),
        pointer: `${schema.pointer}/discriminator`,
      });
    }
  });
  return found;
}
