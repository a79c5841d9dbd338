import { expect, it } from 'vitest';
import { answers } from '../src/shared/world/__generated__/answers.ts';
import { worldNow } from './world-now.ts';

it('the clock of every story is that of the sample world', () => {
  expect(answers.now).toBe(worldNow);
});
