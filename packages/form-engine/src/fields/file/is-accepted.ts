/**
 * Whether a file is of one of the types in an `accept` such as `.pdf,image/*`. Where the browser does not know a
 * file's type, only its ending is asked for.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const wanted = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  if (wanted.length === 0) return true;
  return wanted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    if (type === '') return !wanted.some((other) => other.startsWith('.'));
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type.toLowerCase() === part;
  });
}
