/** Stylesheets on their way, by address. */
const arriving = new Map<string, Promise<unknown>>();

/** Takes each stylesheet that fails out of the page, so that it is asked for again when it is needed. */
export function watchStylesheets(): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // Such an error does not bubble.
  document.addEventListener('error', drop, { capture: true });
}

/**
 * Imports a chunk together with its stylesheets; rejects when one of them does not come. The build
 * makes every import with this in place of Vite's helper, which asks for a stylesheet only once: a
 * screen whose stylesheet had failed would come back without its styles.
 *
 * @param files the chunk's stylesheets, relative to the root of the site
 */
export async function importWithStyles<Chunk>(
  load: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  const [chunk] = await Promise.all([load(), ...files.map((file) => bringStylesheet(`/${file}`))]);
  return chunk;
}

function bringStylesheet(address: string): Promise<unknown> | undefined {
  const isHere = document.querySelector(`link[rel="stylesheet"][href="${address}"]`);
  if (isHere) return arriving.get(address);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  const coming = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`Not loaded: ${address}`)));
  }).finally(() => arriving.delete(address));
  arriving.set(address, coming);
  document.head.append(link);
  return coming;
}
