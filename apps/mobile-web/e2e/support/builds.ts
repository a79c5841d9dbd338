import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownBuild } from './hosts.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'kosha-build-'));

/**
 * Builds the app with the brand of `brandFolder`, but without compressed files (`isQuickBuild`).
 * Returns the output folder, which contains `dist` and `hosting`.
 */
export async function buildBrand(brandFolder: string): Promise<string> {
  const folder = await newFolder();
  await promisify(execFile)(process.execPath, ['build/build.ts'], {
    cwd: ownBuild,
    env: { ...process.env, BRAND: brandFolder, BUILD_FOLDER: folder, QUICK_BUILD: 'yes' },
  });
  return folder;
}

const hashed = /-([\w-]{8})\.(?:js|css)$/;

/** Copies our build and renames all scripts and styles, as if every module had changed. */
export async function copyBuildWithNewHashes(): Promise<string> {
  const folder = await newFolder();
  for (const part of ['dist', 'hosting'])
    await cp(join(ownBuild, part), join(folder, part), { recursive: true });
  const all = (await readdir(join(folder, 'dist'), { recursive: true })).map((name) =>
    join(folder, 'dist', name),
  );
  const packed = all.filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(packed.map((file) => rm(file)));
  const files = all.filter((file) => /\.(js|css|html|json)$/.test(file));
  const hashes = files.flatMap((file) => hashed.exec(file)?.[1] ?? []);
  const names = new RegExp(`-(${hashes.join('|')})(?=[.~])`, 'g');
  const renamed = (text: string) =>
    text.replaceAll(
      names,
      (_, hash: string) => `-${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`,
    );
  const policies = new Map<string, string>();
  for (const file of files) {
    const before = await readFile(file, 'utf8');
    const after = renamed(before);
    for (const [one, other] of inlineHashes(before, after)) policies.set(one, other);
    if (after !== before) await writeFile(file, after);
    if (renamed(file) !== file) await rename(file, renamed(file));
  }
  for (const name of await readdir(join(folder, 'hosting'))) {
    const conf = join(folder, 'hosting', name);
    const text = [...policies].reduce(
      (content, [from, to]) => content.replaceAll(from, to),
      await readFile(conf, 'utf8'),
    );
    await writeFile(conf, text);
  }
  return folder;
}

function inlineHashes(before: string, after: string): [string, string][] {
  const [old, fresh] = [before, after].map((page) =>
    [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    ),
  );
  return (old ?? []).flatMap((hash, at) => {
    const other = fresh?.[at];
    return other === undefined || other === hash ? [] : [[hash, other] as [string, string]];
  });
}
