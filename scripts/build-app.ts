import { createHash } from 'node:crypto';
import { brand } from '../packages/brand/src/chosen.ts';
import { readSettingsOrStop } from '../apps/mobile-web/build/settings.ts';
import { binPath, run } from './run.ts';

export async function buildApp(...options: string[]): Promise<number> {
  readSettingsOrStop(process.env);
  // turbo does not watch a brand folder outside the repository. If the brand changes, the changed
  // hash in `BRAND_STAMP` makes turbo build again.
  const stamp = createHash('sha256').update(JSON.stringify(brand)).digest('hex');
  const { exitCode } = await run(binPath('turbo'), ['run', 'build', ...options], {
    BRAND_STAMP: stamp,
  });
  return exitCode;
}
