import type { ParsedForm } from '@kosha/form-engine';
import type { ReadableResponse } from './read-answer.ts';

type AnswerShape = Pick<ReadableResponse, 'hasData' | 'isWorkPage'>;

export interface Download {
  name: string;
  type: string;
  text: string;
}

export const fixtureName = 'form.fixture.json';

export const fixtureOf = (answer: string): Download => ({
  name: fixtureName,
  type: 'application/json',
  text: answer,
});

const factsOf = ({ fields }: ParsedForm['form']) =>
  fields.map(({ name, label, hint, type, isRequired, isDigits, maxLength, choices }) => ({
    name,
    label,
    hint,
    type,
    isRequired,
    isDigits,
    maxLength,
    choices,
  }));

export function contractTestOf({ form, issues }: ParsedForm, shape: AnswerShape): Download {
  const list = shape.hasData ? '(answer as { data: unknown }).data' : 'answer';
  const text = `/**
 * Checks that the server still describes this form. FORM_URL is the address of the form; FORM_TOKEN
 * is the session token. Without FORM_URL, the test checks the fixture next to this file.
 */
import { readFile } from 'node:fs/promises';
import { joinWorkLists, parseFields } from '@kosha/form-engine';
import { expect, test } from 'vitest';

const expectedFields = ${asJson(factsOf(form))};

const expectedIssues = ${asJson(issues)};

async function readResponse(): Promise<unknown> {
  const url = process.env['FORM_URL'];
  if (!url) return JSON.parse(await readFile(new URL('${fixtureName}', import.meta.url), 'utf8'));
  const answer = await fetch(url, { headers: { token: process.env['FORM_TOKEN'] ?? '' } });
  return answer.json();
}

const answer = await readResponse();
const { form, issues } = parseFields(${shape.isWorkPage ? `joinWorkLists(${list})` : list});

test('the server describes the same fields', () => {
  expect(form.fields).toMatchObject(expectedFields);
  expect(form.fields).toHaveLength(expectedFields.length);
});

test('the answer is as the contract says, except for what is known', () => {
  expect(issues).toEqual(expectedIssues);
});
`;
  return { name: 'form.contract.test.ts', type: 'text/plain', text };
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);
