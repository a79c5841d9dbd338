import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseForm } from './engine.ts';
import { diagnosticsOf } from './marks.ts';
import { readResponse } from './read-answer.ts';

const marksIn = (text: string) => {
  const answer = readResponse(text);
  return diagnosticsOf(text, answer, answer.isReadable ? parseForm(answer.descriptors) : undefined);
};

test('any text is readable, is a refusal, or has a marked line', () => {
  const nearlyJson = fc
    .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 }))
    .map(([json, at, odd]) => json.slice(0, at % json.length) + odd + json.slice(at % json.length));
  fc.assert(
    fc.property(fc.oneof(fc.json(), nearlyJson, fc.string()), (text) => {
      const answer = readResponse(text);
      const marks = marksIn(text);
      if (!canParse(text)) expect(answer.isReadable).toBe(false);
      if (!answer.isReadable && !answer.refusal) expect(marks.length).toBeGreaterThan(0);
      for (const { line } of marks) expect(text.split('\n').length).toBeGreaterThanOrEqual(line);
    }),
    { numRuns: 500 },
  );
});

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('JSON that is nested a hundred thousand times does not throw', () => {
  expect(readResponse('['.repeat(100_000)).isReadable).toBe(false);
});

test.each([
  ['[\n{"value": "a", "dataType": 9}]', 2, '$[0].dataType'],
  ['{"data": [\n1]}', 2, '$.data[0]'],
  ['{"cannotHidden": [],\n"canHidden": [{"key": "A",\n"value": ""}]}', 3, '$.canHidden[0].value'],
  ['{"data": {"cannotHidden": [null],\n"canHidden": []}}', 1, '$.data.cannotHidden[0]'],
  ['{"data": {"cannotHidden": [],\n"canHidden": "none"}}', 2, '$.data.canHidden[0]'],
  ['[{"value": "a", "key": "A",\n"odd name": 1}]', 2, '$[0]["odd name"]'],
])('%s is marked in line %i at %s', (text, line, path) => {
  expect(marksIn(text)).toContainEqual(expect.objectContaining({ line, path }));
});

test.each([
  ['{"code": 0,\n"data": null}', 2],
  ['{"code": 0, "data": {"cannotHidden": null}}', 1],
  ['{"message": "Bad gateway"}', 1],
  ['{}', 1],
  ['null', 1],
  ['"a text"', 1],
])('%s has no list of fields, which is reported in line %i', (text, line) => {
  expect(marksIn(text)).toEqual([
    { line, text: 'There is no list of fields here.', isError: true },
  ]);
});

test.each([
  ['{"code": -4, "msg": "Please sign in again"}', { code: '-4', message: 'Please sign in again' }],
  ['{"code": "500", "data": null}', { code: '500', message: '' }],
])('%s contains the refusal %j', (text, refusal) => {
  expect(readResponse(text)).toEqual({ isReadable: false, refusal, problems: [] });
});
