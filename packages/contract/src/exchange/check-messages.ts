import type { DocNode } from '../document/doc-node.ts';
import type { Problem } from './exchange.ts';
import {
  parsedContent,
  pointerInField,
  convertToSchemaTypes,
  type TextTree,
  type WireField,
} from './parameters.ts';
import type { MessageSide, Wording } from './problems.ts';
import type { Fault, Validator } from './validator.ts';

interface SentValue {
  wireField: WireField;
  readings: readonly TextTree[];
  /** The definition of the parameter or header if it requires a value, else undefined. */
  missing: DocNode | undefined;
}

export type WireFieldCheck = (side: MessageSide, field: string, sent: SentValue) => Problem[];

export function createWireFieldCheck(
  validator: Validator,
  { problemOf, describe }: Wording,
): WireFieldCheck {
  return (side, field, { wireField, readings, missing }) => {
    const { name, schema, content } = wireField;
    const kind = side === 'request' ? 'parameter' : 'field';
    const pointer = schema?.pointer ?? missing?.pointer ?? '';
    const problem = (rule: string, expected: string, got: string): Problem[] => [
      {
        rule: `${side}-${rule}`,
        level: 'breaking',
        field,
        expected,
        got,
        pointer,
      },
    ];
    const [first] = readings;
    if (first === undefined) {
      return missing ? problem(`missing-${kind}`, 'a value', 'nothing') : [];
    }
    if (!schema) return [];
    const faultsOf = (one: DocNode, value: unknown) => validator.faultsOf(one, value, side);
    const attempts = readings.map((texts) => {
      const parsed =
        content === undefined
          ? { value: convertToSchemaTypes(texts, [schema], faultsOf) }
          : parsedContent(content, String(texts));
      return { texts, parsed, faults: parsed && faultsOf(schema, parsed.value) };
    });
    const typeFaults = (faults: readonly Fault[] = []) =>
      faults.filter(({ keyword }) => keyword === 'type').length;
    const [best] = attempts.toSorted(
      (a, b) =>
        (a.faults?.length ?? 99) - (b.faults?.length ?? 99) ||
        typeFaults(a.faults) - typeFaults(b.faults),
    );
    if (!best?.parsed || !best.faults) {
      return problem('wrong-format', `JSON`, describe(name, first, 'form'));
    }
    // Messages show the sent strings, not the numbers or booleans that they were converted to.
    // Only parsed `content`, such as JSON, has other types.
    const shown = { [name]: content === undefined ? best.texts : best.parsed.value };
    return best.faults.map((fault) =>
      problemOf(side, { ...fault, path: pointerInField(name, fault.path) }, shown, (path) =>
        [field, ...path.split('/').slice(2)].join('/'),
      ),
    );
  };
}
