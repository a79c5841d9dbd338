const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** The keys that stand twice in one object of a JSON text; JSON.parse would keep the last silently. */
export function findDuplicateKeys(json: string): string[] {
  const duplicates = new Set<string>();
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const keys = open.at(-1);
      if (keys?.has(last)) duplicates.add(JSON.parse(last) as string);
      keys?.add(last);
    }
    last = token;
  }
  return [...duplicates];
}
