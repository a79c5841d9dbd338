import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const index = fileURLToPath(new URL('../index.ts', import.meta.url));

/** The folders of `fields/` whose code is in a build that uses these exports. */
async function kindsInBuild(names: string): Promise<readonly string[]> {
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
  const used = output.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? (id.match(/fields\/([\w-]+)\//)?.[1] ?? []) : [],
        )
      : [],
  );
  return [...new Set(used)].toSorted();
}

const ours = ['day-number', 'district', 'dropdown', 'shared', 'state', 'text'];

test('a build has the code of those kinds that the product does not use only if the app uses them', async () => {
  expect(await kindsInBuild('DynamicForm, createFormEngine')).toEqual(ours);
  expect(await kindsInBuild('DynamicForm, dateKind')).toEqual(['date', ...ours].toSorted());
});
