import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { isDiskFull } from '../../../apps/sandbox-api/src/db/errors.ts';
import { formDataOf, goodPicture } from '../../../apps/sandbox-api/test/pictures.ts';
import { headersOf } from './client.ts';
import { findLedgerViolations, auditPictures, countActs, type Query } from './ledger.ts';
import { runBorrowersDuring, removeFolder, startRun, type Run } from './run.ts';
import { ScenarioSkipped } from './not-tried.ts';

type Fault = (run: Run, folder: string) => Promise<void>;

const noRoom =
  'Nothing can be saved right now, because the server has no room left. Please try again later.';

export const pgliteFaults: Readonly<Record<string, Fault>> = {
  'one process, killed (kill -9) and started again, three times': async (run) => {
    for (let round = 0; round < 3; round += 1) {
      await upload(run);
      await run.killAndReplace(0);
      await wait(3_000);
    }
  },
  'the disk is full for 5 s; what is there is still read': async (run, folder) => {
    const filler = join(folder, 'filler');
    await fill(folder, filler);
    const until = performance.now() + 5_000;
    let refusals = 0;
    while (performance.now() < until) {
      const { status, msg } = await tryUpload(run);
      if (status === 503 && msg === noRoom) refusals += 1;
      const read = await run.client.once('/api1/client/v1/about-us');
      if (read.status !== 200) run.seen.faults.push(`a read answered ${read.status}`);
    }
    if (refusals === 0) run.seen.faults.push('nobody was told that there is no room');
    await rm(filler);
    await upload(run);
  },
};

const uploadPath = '/api1/authen/upload';
const form = () => formDataOf({ type: 'pan', file: goodPicture() });

async function upload(run: Run): Promise<void> {
  const [borrower] = run.borrowers;
  if (borrower !== undefined) await run.client.write(borrower.session, uploadPath, form());
}

function tryUpload({ client, borrowers }: Run) {
  const [, borrower] = borrowers;
  if (borrower === undefined) throw new Error('There must be two borrowers.');
  const headers = headersOf(borrower.session);
  return client.once(uploadPath, { method: 'POST', body: form(), headers });
}

/** Ignores a disk-full error: the server may have used some of the measured free space meanwhile. */
async function fill(folder: string, filler: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
}

export async function runWithPglite(fault: Fault, seed: number) {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-faults-disk-'));
  mount(folder);
  const dataDir = join(folder, 'data');
  const uploadsDir = join(folder, 'uploads');
  const run = await startRun(1, seed, { DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir });
  try {
    await runBorrowersDuring(run, async () => {
      await wait(1_000);
      await fault(run, folder);
    });
    // The server needs up to two seconds to deliver its notifications.
    await wait(4_000);
    await run.stop();
    const database = await PGlite.create(dataDir);
    const query: Query = async (sql, values) =>
      (await database.query<Record<string, unknown>>(sql, values)).rows;
    const problems = [
      ...(await findLedgerViolations(run, query)),
      ...(await auditPictures(uploadsDir, query)),
    ];
    const counts = await countActs(run, query);
    await database.close();
    return { problems, seen: run.seen, twice: 0, ...counts };
  } finally {
    await run.stop();
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
    await removeFolder(run);
  }
}

/** A small file system, so that other programs still have disk space. */
function mount(folder: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    throw new ScenarioSkipped('only root may mount a small disk');
  }
}
