/** One line of the branches file. */
export interface BranchLine {
  bank: string;
  ifsc: string;
  name: string;
  city: string;
  district: string | null;
  state: string;
}

const header = 'bank,ifsc,branch,city,district,state';
const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

/** Parses a CSV file of branches. Throws if the columns differ from those expected. */
export function readBranches(csv: string): BranchLine[] {
  const [first, ...lines] = csv.trimEnd().split(/\r?\n/);
  if (first !== header) throw new Error(`The file of branches must have the columns ${header}.`);
  return lines.map((line, index) => {
    const [bank, ifsc, name, city, district, state, ...rest] = cellsOf(line);
    if (!bank || !ifsc || !name || !city || !state || rest.length > 0) {
      throw new Error(`Line ${index + 2} of the file of branches cannot be read: ${line}`);
    }
    return { bank, ifsc, name, city, district: district || null, state };
  });
}

function cellsOf(line: string): string[] {
  // A fast path for the nine lines in ten without quotes, because the regular expression is slow.
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(cell)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
