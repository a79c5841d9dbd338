import { parseArgs } from 'node:util';
import { formats, type FormatName } from '../findings/formats.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import type { Command, Option, SeenScreens } from '../commands/command.ts';
import { fitByScreens } from '../fit/fit-by-screens.ts';
import type { Report } from '../findings/report.ts';
import { applyPolicy, fails } from '../policy/apply-policy.ts';
import { failures, type Failure } from '../policy/policy.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { readVersion } from './version.ts';
import { helpOf, overview } from './help.ts';

/** What a run prints and how it ends: 0 clean, 1 drift, 2 could not compare. */
export interface Ending {
  exitCode: 0 | 1 | 2;
  stdout: string;
  stderr: string;
}

/** All commands, in the order of the help text. Each is loaded when it runs. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  lint: () => import('../commands/lint.ts'),
  diff: () => import('../commands/diff.ts'),
  changelog: () => import('../commands/changelog.ts'),
  har: () => import('../commands/har.ts'),
  'can-deploy': () => import('../commands/can-deploy.ts'),
  probe: () => import('../commands/probe.ts'),
  watch: () => import('../commands/watch.ts'),
  stub: () => import('../commands/stub.ts'),
  accept: () => import('../commands/accept.ts'),
  assumptions: () => import('../commands/assumptions.ts'),
  docs: () => import('../commands/docs.ts'),
  explain: () => import('../commands/explain.ts'),
};

const commonOptions = {
  format: {
    type: 'string',
    default: 'text',
    value: 'FORMAT',
    help: `${Object.keys(formats).join(', ')}`,
  },
  'fail-on': {
    type: 'string',
    value: 'WHAT',
    help: `what fails: ${failures.join(', ')}, or several with commas; else warning`,
  },
  policy: {
    type: 'string',
    value: 'FILE',
    help: 'what the team decided; else contract.config.yaml or .json',
  },
  help: { type: 'boolean', default: false, help: 'this text' },
} as const satisfies Record<string, Option>;

/** Runs `contract` with these arguments. Never throws: what goes wrong ends with code 2. */
export async function run(args: readonly string[]): Promise<Ending> {
  try {
    const [name, ...rest] = args;
    if (name === '--version') return clean(`${readVersion()}\n`);
    if (name === 'help' && rest[0] !== undefined) return await run([rest[0], '--help']);
    if (name === undefined || name === '--help' || name === 'help') {
      return clean(overview(await Promise.all(Object.keys(commands).map(load))));
    }
    return await runCommand(await load(name), rest);
  } catch (cause) {
    return { exitCode: 2, stdout: '', stderr: `contract: ${messageOf(cause)}\n` };
  }
}

async function runCommand(command: Command, args: readonly string[]): Promise<Ending> {
  const options = { ...commonOptions, ...command.options };
  const { values, positionals } = readArguments(command, options, args);
  if (values['help'] === true) return clean(helpOf({ ...command, options }));
  checkPositionals(command, positionals);
  const format = String(values['format']);
  if (!Object.hasOwn(formats, format)) {
    throw new CannotCompare(
      `--format cannot be "${format}", only ${Object.keys(formats).join(', ')}`,
    );
  }
  const policy = await readPolicy(values['policy'] as string | undefined);
  const failOn = readFailOn(values['fail-on']) ?? policy.failOn;
  const today = new Date().toISOString().slice(0, 10);
  const api = values['api'] ?? policy.api;
  const outcome = await command.run({ values: { ...values, api }, positionals, policy, today });
  if ('page' in outcome) return clean(outcome.page);
  const report = applyPolicy(outcome.report, policy, today);
  const shown = withTable(report, outcome.seen);
  return {
    exitCode: fails(report, failOn) ? 1 : 0,
    stdout: formats[format as FormatName](shown, `contract ${command.name}`),
    stderr: '',
  };
}

/** The report with what each screen does, by the findings that the team has not accepted. */
function withTable(report: Report, seen: SeenScreens | undefined): Report {
  if (!seen) return report;
  const screens = fitByScreens(seen.calls, report.findings);
  return seen.isOnlyTable
    ? { ...report, screens, findings: [], accepted: [], unchecked: [] }
    : { ...report, screens };
}

function readFailOn(option: unknown): readonly Failure[] | undefined {
  if (typeof option !== 'string') return undefined;
  const asked = option.split(',').map((one) => one.trim());
  const wrong = asked.find((one) => !failures.some((known) => known === one));
  if (wrong === undefined) return asked as Failure[];
  throw new CannotCompare(`--fail-on cannot be "${wrong}", only ${failures.join(', ')}`);
}

const clean = (stdout: string): Ending => ({ exitCode: 0, stdout, stderr: '' });

async function load(name: string): Promise<Command> {
  const loader = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (loader) return (await loader()).command;
  const known = Object.keys(commands).join(', ');
  throw new CannotCompare(`there is no command "${name}", only ${known}`);
}

function readArguments(
  command: Command,
  options: Record<string, Option>,
  args: readonly string[],
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new CannotCompare(`${messageOf(cause)} See \`contract ${command.name} --help\`.`);
  }
}

function checkPositionals(command: Command, given: readonly string[]): void {
  const wanted = command.positionals;
  const least = wanted.filter((name) => !name.startsWith('[')).length;
  const most = wanted.some((name) => name.includes('…')) ? Infinity : wanted.length;
  if (given.length >= least && given.length <= most) return;
  const names = wanted.length > 0 ? wanted.join(' ') : 'no arguments';
  throw new CannotCompare(
    `${command.name} takes ${names}, not ${given.length === 0 ? 'nothing' : given.join(' ')}`,
  );
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
