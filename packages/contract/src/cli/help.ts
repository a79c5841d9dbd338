import type { Command } from './command.ts';

export function helpOf({ name, summary, positionals, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help }]) => [
    `--${option}${value ? ` ${value}` : ''}`,
    help,
  ]);
  return [
    `contract ${[name, ...positionals].join(' ')}`,
    '',
    summary,
    '',
    ...table(rows),
    '',
    'Exit code: 0 nothing drifted, 1 drift, 2 the command could not do its work.',
    '',
  ].join('\n');
}

export function overview(commands: readonly Command[]): string {
  return [
    'contract COMMAND [OPTIONS]',
    '',
    ...table(commands.map(({ name, summary }) => [name, summary])),
    '',
    '`contract COMMAND --help` lists the options of a command.',
    '',
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first!.length));
  return rows.map(([first, second]) => `  ${first!.padEnd(width)}  ${second}`);
}
