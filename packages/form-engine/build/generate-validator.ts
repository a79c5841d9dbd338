import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Rolldown } from 'vite';
import { fieldValueSchema } from '../src/validator/universal-schema.ts';

export const generatedValidatorPath = fileURLToPath(
  new URL('../src/__generated__/universal-validator.js', import.meta.url),
);

const header =
  '// Generated from src/validator/universal-schema.ts by `validator:build`. Do not edit.\n';
/** Matches the comments in which Rolldown states local file paths. The output omits them. */
const moduleNames = /^\/\/ .*\n/gm;

const sourceModule = 'virtual:universal-validator';

export async function generateValidator(): Promise<string> {
  const ajv = new Ajv({
    $data: true,
    messages: false,
    strictTypes: false,
    code: { source: true, esm: true, lines: true },
  });
  const code = standaloneCode(ajv, ajv.compile(fieldValueSchema));
  const result = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    plugins: [
      {
        name: 'validator-source',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(sourceModule) ? `\0${sourceModule}` : undefined),
        load: (id) => (id === `\0${sourceModule}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: sourceModule, formats: ['es'], fileName: 'validator' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('The validator was not built');
  return header + chunk.code.replaceAll(moduleNames, '');
}

if (import.meta.main) await writeFile(generatedValidatorPath, await generateValidator());
