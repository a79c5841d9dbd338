import { expect, it } from 'vitest';
import { answers } from '../src/shared/sample-data/answers.ts';
import { sampleNow } from './sample-now.ts';

it('the clock of every story is that of the sample data', () => {
  expect(answers.now).toBe(sampleNow);
});
