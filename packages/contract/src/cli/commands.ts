import type { Command } from './command.ts';

/** All commands, in the order of the help text. Each is loaded when it runs. */
export const commands: Record<string, () => Promise<{ command: Command }>> = {
  lint: () => import('../commands/lint.ts'),
  diff: () => import('../commands/diff.ts'),
  har: () => import('../commands/har.ts'),
  probe: () => import('../commands/probe.ts'),
  watch: () => import('../commands/watch.ts'),
  assumptions: () => import('../commands/assumptions.ts'),
  docs: () => import('../commands/docs.ts'),
};
