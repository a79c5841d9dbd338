import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocNode, isRecord } from '../document/doc-node.ts';
import type { ContractDocument } from '../document/operations.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { escapeMarkdown, markdownTableRow } from '../findings/markdown-parts.ts';
import { contractOptions, defineCommand, readNamedContract } from './command.ts';

export const command = defineCommand({
  name: 'docs',
  summary: 'Writes the contract as one page for readers, by Redocly.',
  positionals: [],
  options: {
    ...contractOptions,
    out: {
      type: 'string',
      default: 'contract.html',
      value: 'FILE',
      help: 'where the page goes; else contract.html here',
    },
  },
  async run({ values }) {
    const { document } = await readNamedContract(values);
    const redocly = findRedocly();
    const folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
    const out = resolve(values.out);
    try {
      const api = join(folder, 'openapi.json');
      await writeFile(api, JSON.stringify(withErrors(document)));
      const args = [redocly, 'build-docs', api, '--output', out, '--inlineBundle'];
      const { status, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      });
      if (status !== 0) throw new CannotCompare(`${out} cannot be written:\n${stderr.trim()}`);
    } finally {
      await rm(folder, { recursive: true });
    }
    return { page: `${pathToFileURL(out).href}\n` };
  },
});

function findRedocly(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    return join(dirname(manifest), 'bin/cli.js');
  } catch {
    throw new CannotCompare(
      '`contract docs` needs @redocly/cli beside it; without it: npx @redocly/cli build-docs FILE',
    );
  }
}

function withErrors(document: ContractDocument): object {
  const errors = new DocNode(document).at('x-errors')?.children() ?? [];
  const rows = errors.flatMap(([code, { value }]) =>
    isRecord(value)
      ? [[code, value['meaning'], value['httpStatus'], value['app'], value['retry']]]
      : [],
  );
  if (rows.length === 0) return document;
  const info = isRecord(document['info']) ? document['info'] : {};
  const table = [
    '# Errors',
    '',
    markdownTableRow(['code', 'meaning', 'HTTP status', 'what the app does', 'retry']),
    markdownTableRow(Array<string>(5).fill('---')),
    ...rows
      .toSorted((a, b) => Number(a[0]) - Number(b[0]))
      .map((cells) =>
        markdownTableRow(cells.map((cell) => escapeMarkdown([cell ?? ''].flat().join(', ')))),
      ),
  ].join('\n');
  const description = [info['description'], table].filter(Boolean).join('\n\n');
  return { ...document, info: { ...info, description } };
}
