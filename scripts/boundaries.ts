/**
 * Checks import rules. turbo checks imports between packages by their tags. dependency-cruiser
 * checks imports between folders and rejects circular imports.
 */
import { spawnSync } from 'node:child_process';
import type { ICruiseResult } from 'dependency-cruiser';
import { binPath, repositoryRoot, run } from './run.ts';

function passes(config: string): boolean {
  const { stdout, stderr } = spawnSync(
    binPath('depcruise'),
    ['--config', config, '--output-type', 'json', 'packages', 'apps'],
    { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
  process.stderr.write(stderr);
  const { summary } = JSON.parse(stdout) as ICruiseResult;
  for (const { rule, from, to, cycle = [] } of summary.violations) {
    const path = [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])];
    console.error(`${rule.severity} ${rule.name}: ${path.join(' → ')}`);
  }
  // With an unsupported TypeScript version, dependency-cruiser reads no files and reports success.
  const { totalCruised, totalDependenciesCruised = 0 } = summary;
  const hasSeenModules = totalCruised > 100 && totalDependenciesCruised > 100;
  if (!hasSeenModules) console.error(`dependency-cruiser saw only ${totalCruised} modules.`);
  return hasSeenModules && summary.violations.length === 0;
}

const tags = await run(binPath('turbo'), ['boundaries']);
const results = ['.dependency-cruiser.cjs', '.dependency-cruiser-folders.cjs'].map(passes);
process.exitCode = tags.exitCode === 0 && results.every(Boolean) ? 0 : 1;
