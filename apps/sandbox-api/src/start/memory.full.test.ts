import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formDataOf } from '../../test/pictures.ts';
import {
  findFreePortText,
  fetchPersonaHeaders,
  useServerProcesses,
} from '../../test/server-process.ts';

const { preparedFolder, start } = useServerProcesses();

const megabyte = 1024 * 1024;

/** The memory of a process in bytes: current (VmRSS), or the peak since `forgetPeak` (VmHWM). */
async function memoryOf(pid: number, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

/** Linux resets the peak when 5 is written to `clear_refs`. */
const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

it('concurrent 10 MB forms are not held in memory', { timeout: 360_000 }, async () => {
  const env = { PORT: await findFreePortText(), DATA_DIR: await preparedFolder('forms') };
  const origin = `http://127.0.0.1:${env.PORT}`;
  const { child, up } = start(env);
  await up();
  const pid = child.pid!;
  const borrowers = await Promise.all(
    // Each borrower may send only three forms concurrently, so 40 forms need 14 borrowers.
    Array.from({ length: 14 }, (_, index) =>
      fetchPersonaHeaders(origin, 'mid-verification', `90000001${10 + index}`),
    ),
  );
  const form = new Response(formDataOf({ type: 'pan', file: new Uint8Array(10 * megabyte) }));
  const contentType = form.headers.get('content-type')!;
  const body = await form.arrayBuffer();
  const before = await memoryOf(pid, 'VmRSS');
  await forgetPeak(pid);
  const send = async (index: number) => {
    const headers = { ...borrowers[index % borrowers.length], 'content-type': contentType };
    const init = { method: 'POST', headers, body };
    const response = await fetch(`${origin}/api1/authen/upload`, init);
    return ((await response.json()) as { code: number }).code;
  };
  const codes = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index)));
  expect(new Set(codes)).toEqual(new Set([422]));
  expect(((await memoryOf(pid, 'VmHWM')) - before) / megabyte).toBeLessThan(300);
});
