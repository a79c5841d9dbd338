import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Rolldown } from 'vite';
import { universalSchema } from '../src/validator/universal-schema.ts';

export const generatedPath = fileURLToPath(
  new URL('../src/__generated__/universal-validator.js', import.meta.url),
);

const HEADER =
  '// Generated from src/validator/universal-schema.ts by `validator:build`. Do not edit.\n';
/** Rolldown's comments: they name folders of the machine. */
const MODULE_NAMES = /^\/\/ .*\n/gm;

const SOURCE = 'virtual:universal-validator';

/** The validator as a module without imports: ajv's standalone code still requires ajv's runtime. */
export async function generateValidator(): Promise<string> {
  const ajv = new Ajv({
    $data: true,
    allErrors: true,
    strictTypes: false,
    code: { source: true, esm: true, lines: true },
  });
  const code = standaloneCode(ajv, ajv.compile(universalSchema));
  const result = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    plugins: [
      {
        name: 'validator-source',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(SOURCE) ? `\0${SOURCE}` : undefined),
        load: (id) => (id === `\0${SOURCE}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['es'], fileName: 'validator' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('The validator was not built');
  return HEADER + chunk.code.replaceAll(MODULE_NAMES, '');
}

if (import.meta.main) await writeFile(generatedPath, await generateValidator());
