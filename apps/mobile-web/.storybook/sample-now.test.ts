import { expect, it } from 'vitest';
import { sampleResponses } from '../src/shared/sample-data/responses.ts';
import { sampleNow } from './sample-now.ts';

it('the clock of every story is that of the sample data', () => {
  expect(sampleResponses.now).toBe(sampleNow);
});
