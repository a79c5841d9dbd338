import { createHash } from 'node:crypto';
import { brand } from '../packages/brand/src/chosen.ts';
import { readSettingsOrStop } from '../apps/mobile-web/build/settings.ts';
import { bin, run } from './run.ts';

/**
 * Builds the app where anything changed; returns the exit code. What cannot be used ends the process with a sentence
 * before anything is built.
 */
export async function buildApp(...options: string[]): Promise<number> {
  readSettingsOrStop(process.env);
  // The folder of a brand may stand outside of the repository, where turbo sees no change.
  const stamp = createHash('sha256').update(JSON.stringify(brand)).digest('hex');
  const { exitCode } = await run(bin('turbo'), ['run', 'build', ...options], {
    BRAND_STAMP: stamp,
  });
  return exitCode;
}
