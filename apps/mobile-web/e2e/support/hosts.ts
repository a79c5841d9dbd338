import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ownBuild = join(import.meta.dirname, '../..');

const hosts = {
  nginx: {
    file: 'nginx.conf',
    program: 'nginx',
    async prepare(folder: string, site: string): Promise<string[]> {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      const main = join(folder, 'main.conf');
      await writeFile(join(folder, 'site.conf'), site);
      await writeFile(
        main,
        `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; user root; events {}
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
      );
      return ['-e', 'stderr', '-c', main];
    },
  },
  Caddy: {
    file: 'Caddyfile',
    program: 'caddy',
    async prepare(folder: string, site: string): Promise<string[]> {
      const file = join(folder, 'Caddyfile');
      await writeFile(file, `{\n\tadmin off\n}\n${site}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
} as const;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

/** nginx and Caddy must be installed. The host forwards API calls to `apiOrigin`. */
export async function startHost(
  name: HostName,
  port: number,
  apiOrigin: string,
  build = ownBuild,
): Promise<Host> {
  const { file, program, prepare } = hosts[name];
  const folder = await mkdtemp(join(tmpdir(), `kosha-${name}-`));
  const made = await readFile(join(build, 'hosting', file), 'utf8');
  const site = made
    .replace(/(listen |^:)8080/m, (_, before: string) => before + String(port))
    .replace(/\/srv\/[\w-]+/, join(build, 'dist'))
    .replace('127.0.0.1:4180', new URL(apiOrigin).host);
  const child = spawn(program, await prepare(folder, site), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  const output: string[] = [];
  child.on('error', (cause) => output.push(`${cause.message}: is ${program} installed?`));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => output.push(data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(child, origin, () => `${name} did not start: ${output.join('')}`);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilUp(child: ChildProcess, origin: string, why: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${origin}/icon.svg`).catch(() => undefined);
    if (answer?.ok) return;
  }
  child.kill();
  throw new Error(why());
}
