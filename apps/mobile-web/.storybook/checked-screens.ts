/** Screens that the accessibility check has already seen, as serialized HTML. */
const checked = new Set<string>();

/** Generated ids, which the comparison of screens ignores. */
const countedIds = /_r_\w+_|mantine-\w+/g;

/** Everything that the accessibility check depends on. */
function screenNow(): string {
  const root = document.documentElement.cloneNode() as HTMLElement;
  const parts = [innerWidth, innerHeight, root.outerHTML, document.body.outerHTML];
  return parts.join().replaceAll(countedIds, '');
}

/** Whether an earlier story ended with the same screen. Also records the current screen. */
export function isRepeatedScreen(): boolean {
  const look = screenNow();
  const isKnown = checked.has(look);
  checked.add(look);
  return isKnown;
}
