import { readContract, run, type Report } from '@kosha/contract';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ours = join(import.meta.dirname, '../../../../openapi');

/** Does something with a folder of its own. */
async function inFolder<Result>(action: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-fit-'));
  try {
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The way to sign in and what to ask with, as a lender writes them into a file for `contract probe --requests`. */
export type Requests = Readonly<Record<'signIn' | 'headers' | 'values', object>>;

/** The rows of the table that `contract probe --screens` prints for a server. */
export const probeScreens = (origin: string, requests: Requests) =>
  inFolder(async (folder) => {
    const file = join(folder, 'requests.json');
    await writeFile(file, JSON.stringify(requests));
    const asked = ['--requests', file, '--rate', '1000', '--samples', '1'];
    const { stdout, stderr } = await run(['probe', origin, '--format', 'json', ...asked]);
    if (stderr) throw new Error(stderr);
    return (JSON.parse(stdout) as Report).screens ?? [];
  });

/** The missing calls that `contract diff --capabilities` finds in the contract of a server with these calls alone. */
export const diffCapabilities = (offered: readonly string[]) =>
  inFolder(async (folder) => {
    const { document, operations } = await readContract(ours);
    const paths: Record<string, object> = {};
    for (const { method, path, operation } of operations) {
      if (!offered.includes(`${method.toUpperCase()} ${path}`)) continue;
      paths[path] = { ...paths[path], [method]: operation };
    }
    const [theirs, file] = [join(folder, 'theirs.json'), join(folder, 'capabilities.json')];
    await writeFile(theirs, JSON.stringify({ ...document, paths }));
    const { exitCode, stderr } = await run(['diff', ours, theirs, '--capabilities', file]);
    if (exitCode === 2) throw new Error(stderr);
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  });

/** Finds the operation that answers a request, such as 'getOrderDetail'; undefined for what is no call. */
export async function readOperationNames(): Promise<
  (method: string, url: string) => string | undefined
> {
  const { operations } = await readContract(ours);
  const known = operations.map(({ method, path, operationId }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operationId,
  }));
  return (method, url) => {
    const { pathname } = new URL(url);
    return known.find((one) => one.method === method && one.pattern.test(pathname))?.operationId;
  };
}
