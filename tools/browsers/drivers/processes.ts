import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DriverError, startTimeoutMs } from './driver.ts';

export class Program {
  readonly #name: string;
  readonly #child: ChildProcess;
  #written = '';

  constructor(command: string, args: readonly string[], env: Record<string, string> = {}) {
    this.#name = command;
    this.#child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.once('error', ({ message }) => (this.#written += message));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part: Buffer) => (this.#written += part.toString()));
    }
  }

  /**
   * Calls `ready` until it returns a truthy value. Throws a {@link DriverError} if the program
   * exits first, or after a timeout.
   */
  async until<T>(ready: (written: string) => T | Promise<T>): Promise<NonNullable<T>> {
    for (const end = Date.now() + startTimeoutMs; Date.now() < end; await pause(50)) {
      const result = await ready(this.#written);
      if (result) return result;
      const { pid, exitCode, signalCode } = this.#child;
      if (pid === undefined || exitCode !== null || signalCode !== null) break;
    }
    await this.stop();
    throw new DriverError(`${this.#name} did not start: ${this.#written}`);
  }

  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
