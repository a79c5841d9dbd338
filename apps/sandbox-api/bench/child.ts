import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
  origin: string;
  /** Resolves when the process has ended, whatever ended it. */
  ended: Promise<void>;
  /** Ends it with a signal, SIGTERM unless given, and waits until it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a server in its own process, and reads its address from a line that it prints. */
export async function startChild(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = spawn(process.execPath, [file], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  const ended = once(child, 'exit').then(() => undefined);
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin === undefined) continue;
    child.stdout.resume();
    const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    };
    return { origin, ended, stop };
  }
  throw new Error(`${file} ended before it listened.`);
}
