/**
 * Makes the frame of the built Storybook smaller: Storybook copies its own files as they are in its package, with their
 * spaces and long names. `pnpm storybook:build` does it last.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { builtStorybook } from '../pictures/looking-stories.ts';

for (const name of globSync('sb-{manager,addons}/**/*.js', { cwd: builtStorybook })) {
  const file = join(builtStorybook, name);
  const { code, errors } = await minify(name, readFileSync(file, 'utf8'), { module: true });
  const [error] = errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  writeFileSync(file, code);
}
