/** Screens that the accessibility check has already seen, as serialized HTML. */
const checked = new Set<string>();

/** Generated ids, which restart with each rendering. */
const countedIds = /_r_\w+_|mantine-\w+/g;

/** Everything the check depends on: size, scheme, text size and elements. */
function screenNow(): string {
  const root = document.documentElement.cloneNode() as HTMLElement;
  const parts = [innerWidth, innerHeight, root.outerHTML, document.body.outerHTML];
  return parts.join().replaceAll(countedIds, '');
}

/** Whether an earlier story ended with the same screen. */
export function isCheckedAlready(): boolean {
  const look = screenNow();
  const isKnown = checked.has(look);
  checked.add(look);
  return isKnown;
}
