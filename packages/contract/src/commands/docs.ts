import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractOptions, defineCommand, screenOptions } from './command.ts';
import { decorate } from '../docs/decorate.ts';
import { renderDocs } from '../docs/render-docs.ts';
import { serversOf } from '../exchange/operations.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { writeOutput } from '../findings/write-output.ts';
import { baseOf } from '../probe/host.ts';
import { readScreens } from '../usage/read-screens.ts';
import { readNamedContract } from './read-named.ts';

export const command = defineCommand({
  name: 'docs',
  summary: 'Writes the contract as one page for readers, which works without a network.',
  positionals: [],
  options: {
    ...contractOptions,
    ...screenOptions,
    out: {
      type: 'string',
      default: 'contract.html',
      value: 'FILE',
      help: 'where the page goes; else contract.html here',
    },
    server: {
      type: 'string',
      value: 'URL',
      help: 'adds a console that sends calls to this server',
    },
    open: { type: 'boolean', default: false, help: 'opens the page in the browser' },
  },
  async run({ values }) {
    const address = readAddress(values.server);
    const contract = await readNamedContract(values);
    const screens = await readScreens(contract.operations, values.app);
    const file = resolve(values.out);
    const base = address && baseOf(address, serversOf(contract.document));
    await writeOutput(file, await renderDocs(decorate(contract.document, screens, base), base));
    if (values.open) openFile(file);
    return { page: `${pathToFileURL(file).href}\n` };
  },
});

function readAddress(server: string | undefined): URL | undefined {
  if (server === undefined) return undefined;
  if (URL.canParse(server) && /^https?:/.test(server)) return new URL(server);
  throw new CannotCompare(`--server ${server} is no address; write http://127.0.0.1:4180`);
}

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a file as a double click would. Where nothing can open it, nothing happens. */
function openFile(file: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, file], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
