/** JSON.parse silently uses the last value of a duplicate key. */
export function findDuplicateKeys(json: string): string[] {
  const duplicates = new Set<string>();
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = endOfString(json, at);
      const keys = open.at(-1);
      if (keys && isBeforeColon(json, end)) {
        const key = json.slice(at + 1, end);
        if (keys.has(key)) duplicates.add(key);
        keys.add(key);
      }
      at = end;
    }
  }
  return [...duplicates];
}

function endOfString(json: string, start: number): number {
  let end = start;
  let isEscaped: boolean;
  do {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes += 1;
    isEscaped = slashes % 2 === 1;
  } while (isEscaped);
  return end;
}

function isBeforeColon(json: string, end: number): boolean {
  let at = end + 1;
  while (json[at] === ' ' || json[at] === '\n' || json[at] === '\r' || json[at] === '\t') at += 1;
  return json[at] === ':';
}
