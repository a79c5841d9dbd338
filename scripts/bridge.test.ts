import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBridge } from './bridge/read-schemas.ts';
import { renderBridge } from './bridge/render.ts';

const repository = join(import.meta.dirname, '..');

it.each(Object.entries(renderBridge(readBridge())))('%s matches the schemas', (name, content) => {
  expect(readFileSync(join(repository, name), 'utf8')).toBe(content);
});

it('a schema that is not a message is rejected, and the error names its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-'));
  writeFileSync(join(folder, 'page.close.json'), '{"title":"PageClose"}');
  expect(() => readBridge(folder)).toThrow(/^page\.close\.json needs/);
  rmSync(folder, { recursive: true });
});
