import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

export async function buildInlineScript(): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome100', 'safari15.4'],
      rolldownOptions: {
        input: join(root, 'src/inline-script.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  if (code.includes('</script')) throw new Error('The inline script would end early');
  return code.trim();
}
