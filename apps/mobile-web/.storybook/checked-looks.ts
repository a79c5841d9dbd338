/** What the accessibility check has read in this page. */
const checked = new Set<string>();

/** Ids that each rendering counts from the start. */
const countedIds = /_r_\w+_|mantine-\w+/g;

/** All that the check reads: size, scheme, size of text, and each element. */
function lookNow(): string {
  const root = document.documentElement.cloneNode() as HTMLElement;
  const parts = [innerWidth, innerHeight, root.outerHTML, document.body.outerHTML];
  return parts.join().replaceAll(countedIds, '');
}

/** True where a story before ended on the very same screen, as many do. */
export function isCheckedAlready(): boolean {
  const look = lookNow();
  const isKnown = checked.has(look);
  checked.add(look);
  return isKnown;
}
