import type { Command } from './command.ts';

export function helpOf({ name, summary, positionals, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help }]): Row => [
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

export function helpOverview(rows: readonly Row[], isAll: boolean): string {
  return [
    'contract COMMAND [OPTIONS]',
    '',
    ...table(rows),
    '',
    ...(isAll ? [] : ['`contract help all` lists the other commands.']),
    '`contract COMMAND --help` lists the options of a command.',
    '',
  ].join('\n');
}

type Row = readonly [left: string, right: string];

function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
