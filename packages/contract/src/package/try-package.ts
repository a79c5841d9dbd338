/**
 * Packs the package, installs it with Node 20 into an empty folder and runs it there, as a backend
 * team would. Downloads from the registry, so it is no part of the tests.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packageFolder = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kosha-contract-'));
const bin = join(folder, 'node_modules/.bin');

/** Runs a program in the empty folder, with the Node that was installed there first on the path. */
function runThere(program: string, ...args: string[]): { code: number; output: string } {
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  try {
    return { code: 0, output: execFileSync(program, args, { cwd: folder, env, encoding: 'utf8' }) };
  } catch (cause) {
    const { status, stdout } = cause as { status: number; stdout: string };
    return { code: status, output: stdout };
  }
}

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`The installed package fails: ${what}`);
  console.log(`✓ ${what}`);
}

try {
  execFileSync('pnpm', ['pack', '--pack-destination', folder], {
    cwd: packageFolder,
    stdio: 'inherit',
  });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // The package's types refer to Node's types, so a TypeScript project needs both.
  const packages = ['node@20', '@types/node@20', `./${tarball}`];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });

  const version = runThere('node', '--version').output.trim();
  expectThat(version.startsWith('v20.'), `it runs on Node ${version}`);
  const shipped = join(folder, 'node_modules/@kosha/contract/dist/openapi.json');
  const renamed = readFileSync(shipped, 'utf8').replaceAll('"loanAmount"', '"loanAmountRupees"');
  writeFileSync(join(folder, 'renamed.json'), renamed);
  const lint = runThere('contract', 'lint');
  expectThat(lint.code === 0, 'contract lint finds nothing wrong in our contract');
  const same = runThere('contract', 'diff', shipped, shipped);
  expectThat(same.code === 0, 'contract diff of a file with itself is clean');
  const drift = runThere('contract', 'diff', shipped, 'renamed.json');
  expectThat(drift.code === 1, 'contract diff finds a renamed field');
  expectThat(drift.output.includes('/orders/:id/detail'), 'the finding names the screens');
  expectThat(
    runThere('contract', 'diff', 'none.json', shipped).code === 2,
    'a missing file ends with 2',
  );
  writeFileSync(
    join(folder, 'library.ts'),
    `import { diffContracts, readContract, type Finding } from '@kosha/contract';
const findings: Finding[] = diffContracts(await readContract('a'), await readContract('b'));
export default findings;
`,
  );
  const types = runThere(
    'tsc',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--skipLibCheck',
    'false',
    'library.ts',
  );
  expectThat(types.code === 0, `its types compile ${types.output}`);
} finally {
  rmSync(folder, { recursive: true });
}
