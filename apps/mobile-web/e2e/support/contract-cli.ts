import { readContract, run, type Report } from '@kosha/contract';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const openapiFolder = join(import.meta.dirname, '../../../../openapi');

async function inFolder<Result>(action: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-fit-'));
  try {
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The file format of `contract probe --config`. */
export type Requests = Readonly<Record<'signIn' | 'headers' | 'values', object>>;

export const probeScreens = (origin: string, requests: Requests) =>
  inFolder(async (folder) => {
    const file = join(folder, 'requests.json');
    await writeFile(file, JSON.stringify(requests));
    const options = ['--config', file, '--rate', '1000', '--samples', '1'];
    const { stdout, stderr } = await run(['probe', origin, '--format', 'json', ...options]);
    if (stderr) throw new Error(stderr);
    return (JSON.parse(stdout) as Report).screens ?? [];
  });

export const diffCapabilities = (offered: readonly string[]) =>
  inFolder(async (folder) => {
    const { document, operations } = await readContract(openapiFolder);
    const paths: Record<string, object> = {};
    for (const { method, path, operation } of operations) {
      if (!offered.includes(`${method.toUpperCase()} ${path}`)) continue;
      paths[path] = { ...paths[path], [method]: operation };
    }
    const [otherContract, file] = [join(folder, 'theirs.json'), join(folder, 'capabilities.json')];
    await writeFile(otherContract, JSON.stringify({ ...document, paths }));
    const { exitCode, stderr } = await run([
      'diff',
      openapiFolder,
      otherContract,
      '--capabilities',
      file,
    ]);
    if (exitCode === 2) throw new Error(stderr);
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  });

/** The returned function maps a request to its operation, such as 'getOrderDetail'. */
export async function readOperationNames(): Promise<
  (method: string, url: string) => string | undefined
> {
  const { operations } = await readContract(openapiFolder);
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
