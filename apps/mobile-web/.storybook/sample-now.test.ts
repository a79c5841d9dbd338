import { expect, it } from 'vitest';
import { sampleResponses } from '../src/shared/sample-data/responses.ts';
import { sampleNow } from './sample-now.ts';

it('stories use the same clock as the sample data', () => {
  expect(sampleResponses.now).toBe(sampleNow);
});
