import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormatName, formats } from '../findings/formats.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import type { Command, ScreenTableInput, Option } from './command.ts';
import { checkByScreens } from '../usage/check-by-screens.ts';
import type { Report } from '../findings/report.ts';
import { applyPolicy, shouldFail } from './apply-policy.ts';
import { type FailOnValue, failOnValues } from './policy.ts';
import { readPolicy } from './read-policy.ts';
import { helpOf, helpOverview } from './help.ts';
import { embeddedFile } from '../document/carried.ts';

const manifest = () =>
  embeddedFile('package.json') ??
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');

const readVersion = (): string => (JSON.parse(manifest()) as { version: string }).version;

/** Exit codes: 0 the report passes, 1 the report fails, 2 an error prevented the report. */
export interface Ending {
  exitCode: 0 | 1 | 2;
  stdout: string;
  stderr: string;
}

interface LazyCommand {
  summary: string;
  load: () => Promise<{ command: Command }>;
}

const commands: Record<string, LazyCommand> = {
  lint: { summary: 'is this contract correct?', load: () => import('./lint.ts') },
  diff: { summary: 'what changed, and what does it break?', load: () => import('./diff.ts') },
  har: { summary: 'does recorded traffic fit the contract?', load: () => import('./har.ts') },
  probe: { summary: 'does a running server fit it?', load: () => import('./probe.ts') },
  'can-deploy': {
    summary: 'does the app of today go on with this server?',
    load: () => import('./can-deploy.ts'),
  },
  explain: { summary: 'why is there this rule?', load: () => import('./explain.ts') },
  watch: { summary: 'shows live what drifts, as a proxy', load: () => import('./watch.ts') },
  accept: { summary: 'writes what was seen into the contract', load: () => import('./accept.ts') },
  assumptions: {
    summary: 'what nobody has confirmed yet',
    load: () => import('./assumptions.ts'),
  },
  changelog: { summary: 'what changed, for a release', load: () => import('./changelog.ts') },
  docs: { summary: 'the contract as one page for readers', load: () => import('./docs.ts') },
};

const shortHelpCount = 6;

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
    help: `what fails: ${failOnValues.join(', ')}, or several with commas; else warning`,
  },
  policy: {
    type: 'string',
    value: 'FILE',
    help: 'what the team decided; else contract.config.yaml or .json',
  },
  help: { type: 'boolean', default: false, help: 'this text' },
} as const satisfies Record<string, Option>;

/** Runs the `contract` command line. Never throws; errors have exit code 2. */
export async function run(args: readonly string[]): Promise<Ending> {
  try {
    const [name, ...rest] = args;
    if (name === '--version') return clean(`${readVersion()}\n`);
    const isHelp = name === undefined || name === '--help' || name === 'help';
    const isAll = rest[0] === 'all';
    if (name === 'help' && rest[0] !== undefined && !isAll) return await run([rest[0], '--help']);
    if (isHelp) {
      const rows = Object.entries(commands).map(([one, { summary }]) => [one, summary] as const);
      return clean(helpOverview(isAll ? rows : rows.slice(0, shortHelpCount), isAll));
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
  const shown = { ...withTable(report, outcome.seen), isLint: command.name === 'lint' };
  return {
    exitCode: shouldFail(report, failOn) ? 1 : 0,
    stdout: formats[format as FormatName](shown, `contract ${command.name}`),
    stderr: '',
  };
}

/** Accepted findings do not affect the status of a screen. */
function withTable(report: Report, seen: ScreenTableInput | undefined): Report {
  if (!seen) return report;
  const screens = checkByScreens(seen.calls, report.findings);
  return seen.isOnlyTable
    ? { ...report, screens, findings: [], accepted: [], unchecked: [] }
    : { ...report, screens };
}

function readFailOn(option: unknown): readonly FailOnValue[] | undefined {
  if (typeof option !== 'string') return undefined;
  const requested = option.split(',').map((name) => name.trim());
  const invalid = requested.find((name) => !failOnValues.some((known) => known === name));
  if (invalid === undefined) return requested as FailOnValue[];
  throw new CannotCompare(`--fail-on cannot be "${invalid}", only ${failOnValues.join(', ')}`);
}

const clean = (stdout: string): Ending => ({ exitCode: 0, stdout, stderr: '' });

async function load(name: string): Promise<Command> {
  const loader = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (loader) return (await loader.load()).command;
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

function checkPositionals(command: Command, positionals: readonly string[]): void {
  const expected = command.positionals;
  const min = expected.filter((name) => !name.startsWith('[')).length;
  const max = expected.some((name) => name.includes('…')) ? Infinity : expected.length;
  if (positionals.length >= min && positionals.length <= max) return;
  const names = expected.length > 0 ? expected.join(' ') : 'no arguments';
  throw new CannotCompare(
    `${command.name} takes ${names}, not ${positionals.length === 0 ? 'nothing' : positionals.join(' ')}`,
  );
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
