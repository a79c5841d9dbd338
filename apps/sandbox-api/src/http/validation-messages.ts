import { numberMessages } from '@kosha/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldProblem } from '../refusals/errors.ts';
import { fieldLabels, contractMessages } from '../messages/field-messages.ts';

const maxProblems = 20;

/**
 * User messages for violations of JSON Schema keywords; `{limit}` is the keyword's value. If a
 * field violates several keywords, the first in this list applies.
 */
const messageOfKeyword = new Map<string, string>([
  ['maxLength', contractMessages.mostCharacters],
  ['minLength', contractMessages.tooShort],
  ['pattern', contractMessages.badlyWritten],
  ['format', contractMessages.badlyWritten],
  ['enum', contractMessages.notOffered],
  ['minimum', contractMessages.outOfRange],
  ['maximum', contractMessages.outOfRange],
  ['exclusiveMinimum', contractMessages.outOfRange],
  ['multipleOf', contractMessages.twoDecimals],
  ['maxItems', contractMessages.atMost],
  ['required', contractMessages.missing],
  ['additionalProperties', contractMessages.notAsked],
  ['const', contractMessages.notOffered],
  ['type', contractMessages.otherKind],
]);

const aadhaarMessages = new Map([
  ['minLength', numberMessages.aadhaarNumberRequired],
  ['required', numberMessages.aadhaarNumberRequired],
  ['pattern', numberMessages.aadhaarLength],
]);

/** Fields with their own messages for an empty and for an invalid number (D43), by payload name. */
const messagesOfField = new Map<string, ReadonlyMap<string, string>>([
  ['aadhaar', aadhaarMessages],
  ['idNo', aadhaarMessages],
  [
    'panNo',
    new Map([
      ['minLength', numberMessages.panNumberRequired],
      ['required', numberMessages.panNumberRequired],
      ['pattern', numberMessages.panShape],
    ]),
  ],
]);

const ranks = new Map([...messageOfKeyword.keys()].map((keyword, rank) => [keyword, rank]));

const labels: ReadonlyMap<string, string> = new Map(Object.entries(fieldLabels));

/** Validation errors as user messages, one per field (§8). */
export function problemsIn(errors: readonly ErrorObject[]): readonly FieldProblem[] {
  const worst = new Map<string, ErrorObject>();
  for (const error of errors) {
    const name = nameIn(error);
    const known = worst.get(name);
    if (known === undefined || rankOf(error) < rankOf(known)) worst.set(name, error);
  }
  return [...worst]
    .map(([name, { keyword, params }]) => {
      const template = messageOfKeyword.get(keyword) ?? contractMessages.notRight;
      const own = messagesOfField.get(name)?.get(keyword);
      const values = { field: { text: labelOf(name) }, limit: String(params['limit']) };
      return { name, msg: own ?? { words: template, with: values } };
    })
    .slice(0, maxProblems);
}

const rankOf = ({ keyword }: ErrorObject): number => ranks.get(keyword) ?? ranks.size;

function nameIn({ instancePath, params, propertyName }: ErrorObject): string {
  const extra: unknown =
    params['missingProperty'] ??
    params['additionalProperty'] ??
    params['propertyName'] ??
    propertyName;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.');
}

/** Converts a payload name to a label: 'monthlyIncome' becomes 'Monthly income'. */
function labelOf(name: string): string {
  if (name === '') return contractMessages.whole;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return labels.get(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
