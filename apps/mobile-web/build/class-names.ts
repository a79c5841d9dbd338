import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 26;
const characters = 36;

/**
 * Names classes by four characters, made of their file and name: they stand in styles, pages and scripts, so
 * long ones cost 0.5 to 0.7 kB of a first visit. Throws when two classes would have one name.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const source = `${relative(root, file.replace(/\?.*$/, ''))}#${name}`;
    const short = shorten(createHash('sha256').update(source).digest().readUInt32BE());
    const other = taken.get(short) ?? source;
    if (other !== source) throw new Error(`${other} and ${source} have one short name: rename one`);
    taken.set(short, source);
    return short;
  };
}

/** A letter and three letters or digits. */
function shorten(hash: number): string {
  const first = String.fromCharCode(97 + (hash % letters));
  const rest = Math.floor(hash / letters) % characters ** 3;
  return first + rest.toString(characters).padStart(3, '0');
}
