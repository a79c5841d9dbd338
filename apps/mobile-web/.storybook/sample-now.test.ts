import { expect, it } from 'vitest';
import { answers } from '../src/shared/world/answers.ts';
import { sampleNow } from './sample-now.ts';

it('the clock of every story is that of the sample world', () => {
  expect(answers.now).toBe(sampleNow);
});
