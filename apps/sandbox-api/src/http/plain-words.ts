import { numberMessages } from '@kosha/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldProblem } from '../refusals/errors.ts';

const maxProblems = 20;

type Words = (label: string, params: Readonly<Record<string, unknown>>) => string;

const badlyWritten: Words = (label) => `${label} is not written as it should be.`;
const outOfRange: Words = (label) => `${label} is out of range.`;
const notOffered: Words = (label) => `${label} is not one of the choices.`;

/**
 * What a person is told for each keyword of the contract. If a field has several problems, the first in this
 * list counts.
 */
const wordsOfKeyword = new Map<string, Words>([
  ['maxLength', (label, { limit }) => `${label} takes at most ${String(limit)} characters.`],
  ['minLength', (label) => `${label} is too short.`],
  ['pattern', badlyWritten],
  ['format', badlyWritten],
  ['enum', notOffered],
  ['minimum', outOfRange],
  ['maximum', outOfRange],
  ['exclusiveMinimum', outOfRange],
  ['multipleOf', (label) => `${label} takes at most two decimal places.`],
  ['maxItems', (label, { limit }) => `${label} takes at most ${String(limit)}.`],
  ['required', (label) => `${label} is missing.`],
  ['additionalProperties', (label) => `${label} is not asked for here.`],
  ['const', notOffered],
  ['type', (label) => `${label} is not the kind of answer that is asked for.`],
]);

const aadhaarWords = new Map([
  ['minLength', numberMessages.aadhaarNumberRequired],
  ['required', numberMessages.aadhaarNumberRequired],
  ['pattern', numberMessages.aadhaarLength],
]);

/** Fields with words of their own for an empty and for a wrong number (D43), by payload name. */
const wordsOfField = new Map<string, ReadonlyMap<string, string>>([
  ['aadhaar', aadhaarWords],
  ['idNo', aadhaarWords],
  [
    'panNo',
    new Map([
      ['minLength', numberMessages.panNumberRequired],
      ['required', numberMessages.panNumberRequired],
      ['pattern', numberMessages.panShape],
    ]),
  ],
]);

const ranks = new Map([...wordsOfKeyword.keys()].map((keyword, rank) => [keyword, rank]));

/** The name that borrowers see for a field whose payload name they would not understand. */
const labels = new Map([
  ['bankCode', 'IFSC code'],
  ['cardNo', 'Account number'],
  ['confirmCardNo', 'Confirmed account number'],
  ['idNo', 'Aadhaar number'],
  ['panNo', 'PAN'],
  ['oneName', "The first contact's name"],
  ['oneMobile', "The first contact's phone number"],
  ['oneRelation', "The first contact's relationship"],
  ['twoName', "The second contact's name"],
  ['twoMobile', "The second contact's phone number"],
  ['twoRelation', "The second contact's relationship"],
  ['thirdName', "The third contact's name"],
  ['thirdMobile', "The third contact's phone number"],
  ['thirdRelation', "The third contact's relationship"],
]);

/** What does not fit the contract, in plain words, one problem for each field (§8). */
export function problemsIn(errors: readonly ErrorObject[]): readonly FieldProblem[] {
  const worst = new Map<string, ErrorObject>();
  for (const error of errors) {
    const name = nameIn(error);
    const known = worst.get(name);
    if (known === undefined || rankOf(error) < rankOf(known)) worst.set(name, error);
  }
  return [...worst]
    .map(([name, { keyword, params }]) => {
      const words = wordsOfKeyword.get(keyword) ?? ((label) => `${label} is not right.`);
      const own = wordsOfField.get(name)?.get(keyword);
      return { name, msg: own ?? words(labelOf(name), params) };
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

/** 'monthlyIncome' → 'Monthly income'. */
function labelOf(name: string): string {
  if (name === '') return 'What was sent';
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return labels.get(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
