/** A short name that is the same for equal values (FNV-1a over the JSON). Not for secrets. */
export function hashOf(value: unknown): string {
  let hash = 0x811c9dc5;
  const json = JSON.stringify(value);
  for (let index = 0; index < json.length; index += 1) {
    hash = Math.imul(hash ^ json.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
