import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const index = fileURLToPath(new URL('../index.ts', import.meta.url));

async function chunksOf(names: string): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = 'virtual:app';
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? `export { ${names} } from '${index}';` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'app' },
      rolldownOptions: { external: /^(react|@rjsf|@kosha)\b/ },
    },
  })) as unknown as readonly [Rolldown.RolldownOutput];
  return output.filter((file) => file.type === 'chunk');
}

const modulesIn = ({ modules }: Rolldown.OutputChunk): readonly string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));

async function typesInBuild(names: string): Promise<readonly string[]> {
  const modules = (await chunksOf(names)).flatMap(modulesIn);
  const used = modules.flatMap((id) => id.match(/src\/fields\/([\w-]+)\//)?.[1] ?? []);
  return [...new Set(used)].toSorted();
}

const defaultFolders = ['day', 'district', 'select', 'shared', 'state', 'text'];

test('optional field types are bundled only if the app uses them', async () => {
  expect(await typesInBuild('DynamicForm, createFormEngine')).toEqual(defaultFolders);
  expect(await typesInBuild('DynamicForm, dateField')).toEqual(
    ['date', ...defaultFolders].toSorted(),
  );
});

test('extended descriptors are bundled only if used, and partly loaded lazily', async () => {
  const plain = (await chunksOf('DynamicForm, createFormEngine')).flatMap(modulesIn);
  expect(plain.filter((id) => /src\/extended-fields\/|model\/computed/.test(id))).toEqual([]);
  const chunks = await chunksOf('DynamicForm, extendedConfig');
  const [first, lazy] = [true, false].map((isEntry) =>
    chunks
      .filter((chunk) => chunk.isEntry === isEntry)
      .flatMap(modulesIn)
      .join(),
  );
  for (const part of ['group-frame.tsx', 'page-top.tsx', 'option-sheet.tsx']) {
    expect(first).not.toContain(part);
    expect(lazy).toContain(part);
  }
});
