/** The screens that the accessibility check has seen. */
const checked = new Set<string>();

/** Ids that each rendering counts from the start. */
const countedIds = /_r_\w+_|mantine-\w+/g;

/** All that the check depends on: size, scheme, text size, and each element. */
function screenNow(): string {
  const root = document.documentElement.cloneNode() as HTMLElement;
  const parts = [innerWidth, innerHeight, root.outerHTML, document.body.outerHTML];
  return parts.join().replaceAll(countedIds, '');
}

/** Whether an earlier story ended on the same screen, as many do. */
export function isCheckedAlready(): boolean {
  const look = screenNow();
  const isKnown = checked.has(look);
  checked.add(look);
  return isKnown;
}
