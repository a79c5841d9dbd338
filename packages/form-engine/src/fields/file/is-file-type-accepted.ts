/**
 * If the browser does not know the file's type, only the extensions in `accept` are compared.
 * Without extensions in `accept`, such a file is accepted.
 */
export function isFileTypeAccepted(
  { name, type }: Pick<File, 'name' | 'type'>,
  accept: string,
): boolean {
  const accepted = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  if (accepted.length === 0) return true;
  return accepted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    if (type === '') return !accepted.some((other) => other.startsWith('.'));
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type.toLowerCase() === part;
  });
}
