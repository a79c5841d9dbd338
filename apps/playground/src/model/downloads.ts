import type { ParsedForm } from '@kosha/form-engine';
import type { ReadableAnswer } from './read-answer.ts';

type AnswerShape = Pick<ReadableAnswer, 'hasData' | 'isWorkPage'>;

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
 * Does the server still describe this form? It is asked at FORM_URL, with FORM_TOKEN as the session.
 * Without FORM_URL, the fixture beside this file is checked.
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
