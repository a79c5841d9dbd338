/**
 * `pnpm contract:package` installs the packed contract tool into an empty folder and runs it as a
 * backend team would. Not part of the tests, because of its downloads.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExecutable } from './build-executable.ts';
import { expectThat, inEmptyFolder } from './empty-folder.ts';
import { packPackage } from './pack.ts';
import { runIn } from './run-in.ts';

await inEmptyFolder(async ({ path, write, install, run }) => {
  const packed = packPackage('contract', path);
  install(packed, '@types/node@20', 'typescript@6');
  const version = run('node', '--version').stdout.trim();
  expectThat(version.startsWith('v20.'), `it runs on Node ${version}`);

  const shipped = join(path, 'node_modules/@kosha/contract/dist/openapi.json');
  write(
    'renamed.json',
    readFileSync(shipped, 'utf8').replaceAll('"loanAmount"', '"loanAmountRupees"'),
  );
  expectThat(run('contract', 'lint').code === 2, 'contract lint without a contract is refused');
  expectThat(
    run('contract', 'lint', shipped).code === 0,
    'contract lint finds nothing in our contract',
  );
  const same = run('contract', 'diff', shipped, shipped);
  expectThat(same.code === 0, 'contract diff of a file with itself is clean');
  const drift = run('contract', 'diff', shipped, 'renamed.json');
  expectThat(drift.code === 1, 'contract diff finds a renamed field');
  expectThat(drift.stdout.includes('/orders/:id/detail'), 'the finding names the screens');
  const missing = run('contract', 'diff', 'none.json', shipped);
  expectThat(missing.code === 2, 'a missing file ends with 2');

  write(
    'check.mjs',
    `import { checkObservedResponse } from '@kosha/contract/check-response';
const answer = { method: 'get', path: '/order/v1/list', httpStatus: 200, text: '{}' };
process.exitCode = checkObservedResponse(answer).length === 0 ? 1 : 0;
`,
  );
  expectThat(
    run('node', 'check.mjs').code === 0,
    'checkObservedResponse finds an answer without its envelope',
  );

  write(
    'library.ts',
    `import { diffContracts, readContract, type Finding } from '@kosha/contract';
const findings: Finding[] = diffContracts(await readContract('a'), await readContract('b'));
export default findings;
`,
  );
  const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false'];
  const forNode = ['--module', 'nodenext', '--types', 'node'];
  const types = run('tsc', ...strict, ...forNode, 'library.ts');
  expectThat(types.code === 0, 'its types compile', types.stdout);

  // npx must run in a folder without package.json above it, because npm uses the nearest
  // package.json.
  const elsewhere = mkdtempSync(join(tmpdir(), 'kosha-nothing-'));
  copyFileSync(packed, join(elsewhere, 'kosha-contract-0.1.0.tgz'));
  copyFileSync(shipped, join(elsewhere, 'openapi.json'));
  copyFileSync(join(path, 'renamed.json'), join(elsewhere, 'renamed.json'));
  const oneLine =
    'npx --yes --package ./kosha-contract-*.tgz contract diff openapi.json renamed.json';
  const byNpx = run('sh', '-c', `cd '${elsewhere}' && ${oneLine}`);
  expectThat(byNpx.code === 1, 'npx runs it from the packed file in an empty folder', byNpx.stderr);

  const executable = await buildExecutable(join(path, 'executable'));
  const alone = (...args: string[]) => runIn(elsewhere, executable, args, { PATH: '' });
  expectThat(/^\d/.test(alone('--version').stdout), 'the executable runs without Node');
  const found = alone('diff', 'openapi.json', 'renamed.json');
  expectThat(found.code === 1 && found.stdout === drift.stdout, 'it finds the same', found.stderr);
  expectThat(alone('lint', 'openapi.json').stderr === '', 'it checks a contract');
  expectThat(alone('diff', 'none.json', 'openapi.json').code === 2, 'a missing file ends with 2');
  rmSync(elsewhere, { recursive: true });
});
