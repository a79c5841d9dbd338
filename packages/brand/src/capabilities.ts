import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const name = 'capabilities.json';
const problem = `${name} must be as \`contract diff --capabilities\` writes it: {"missing": [{"call": "GET /order/v1/kfs", "part": "…"}]}.`;

/** Reads the list of calls that the lender's server does not implement. The file is optional. */
export function readMissingCalls(folder: string): { calls: string[]; problems: string[] } {
  const file = join(folder, name);
  if (!existsSync(file)) return { calls: [], problems: [] };
  try {
    const { missing } = JSON.parse(readFileSync(file, 'utf8')) as { missing: { call: string }[] };
    const calls = missing.map(({ call }) => call);
    if (calls.every((call) => /^(GET|POST) \/[^\s,]+$/.test(call))) return { calls, problems: [] };
  } catch {
    // Invalid JSON gets the same message as JSON of the wrong shape.
  }
  return { calls: [], problems: [problem] };
}
