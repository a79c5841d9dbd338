import { createHash } from 'node:crypto';
import { brand } from '../packages/brand/src/chosen.ts';
import { readSettingsOrStop } from '../apps/mobile-web/build/settings.ts';
import { bin, run } from './run.ts';

/**
 * Builds the app if anything changed; returns the exit code. Invalid settings exit with a message
 * before the build.
 */
export async function buildApp(...options: string[]): Promise<number> {
  readSettingsOrStop(process.env);
  // A brand folder can be outside of the repository, where turbo sees no changes.
  const stamp = createHash('sha256').update(JSON.stringify(brand)).digest('hex');
  const { exitCode } = await run(bin('turbo'), ['run', 'build', ...options], {
    BRAND_STAMP: stamp,
  });
  return exitCode;
}
