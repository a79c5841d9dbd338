/**
 * Checks who may import whom: turbo checks the packages' tags, dependency-cruiser the folders, and that
 * no folders import each other in a circle.
 */
import { execFileSync } from 'node:child_process';
import { bin, repositoryRoot, run } from './run.ts';

const tags = await run(bin('turbo'), ['boundaries']);

const cruise = ['--config', '.dependency-cruiser.cjs'];
const rules = await run(bin('depcruise'), [...cruise, '--output-type', 'err', 'packages', 'apps']);
const circles = ['--config', '.dependency-cruiser-folders.cjs', '--output-type', 'err'];
const folders = await run(bin('depcruise'), [...circles, 'packages', 'apps']);

// When it does not know the version of TypeScript, dependency-cruiser reads nothing and reports success.
const report = execFileSync(
  bin('depcruise'),
  [...cruise, '--output-type', 'json', 'packages', 'apps'],
  {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  },
);
const { summary } = JSON.parse(report) as {
  summary: { totalCruised: number; totalDependenciesCruised: number };
};
const hasSeenModules = summary.totalCruised > 100 && summary.totalDependenciesCruised > 100;
if (!hasSeenModules) console.error(`dependency-cruiser saw only ${summary.totalCruised} modules.`);

const isFine = [tags, rules, folders].every(({ exitCode }) => exitCode === 0) && hasSeenModules;
process.exitCode = isFine ? 0 : 1;
