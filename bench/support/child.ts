import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export interface Child {
  origin: string;
  cpuSeconds: () => Promise<number>;
  ended: Promise<void>;
  /** Sends SIGTERM by default. Resolves after the exit. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a server on a free port. `file` is an absolute path. The server must print its URL. */
export async function startChild(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  endWithThisProcess(child);
  const ended = once(child, 'exit').then(() => undefined);
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin === undefined) continue;
    child.stdout.resume();
    const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    };
    return { origin, cpuSeconds: () => cpuSecondsOf(child.pid), ended, stop };
  }
  throw new Error(`${file} ended before it listened.`);
}

/** A child that outlives this process would slow down the next benchmark. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => void child.kill('SIGKILL');
  const pass = (signal: NodeJS.Signals) => {
    end();
    // `once` has removed this listener, so the signal now ends this process.
    process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  process.once('exit', end);
  for (const signal of signals) process.once(signal, pass);
  child.once('exit', () => {
    process.off('exit', end);
    for (const signal of signals) process.off(signal, pass);
  });
}

/** CPU time in seconds, including system calls. Linux counts in steps of 0.01 s. */
export async function cpuSecondsOf(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
