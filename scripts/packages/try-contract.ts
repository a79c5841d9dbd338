/**
 * `pnpm contract:package`: installs the packed contract tool into an empty folder and runs it there, as a
 * backend team would. Downloads from the registry, so it is no part of the tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, inEmptyFolder } from './empty-folder.ts';
import { pack } from './pack.ts';

await inEmptyFolder(async ({ path, write, install, run }) => {
  // The types of the package name those of Node.
  install(pack('contract', path), '@types/node@20', 'typescript@6');
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
    `import { checkAnswer } from '@kosha/contract/check-answer';
const answer = { method: 'get', path: '/order/v1/list', httpStatus: 200, text: '{}' };
process.exitCode = checkAnswer(answer).length === 0 ? 1 : 0;
`,
  );
  expectThat(
    run('node', 'check.mjs').code === 0,
    'checkAnswer finds an answer without its envelope',
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
});
