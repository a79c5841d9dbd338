/** The stylesheets whose last request failed. */
const dead = new Set<HTMLLinkElement>();
let reviving: Promise<unknown> | undefined;

/** Starts to note which stylesheets fail. */
export function watchStylesheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') dead.add(target);
  };
  // Such an error does not bubble.
  document.addEventListener('error', note, { capture: true });
}

/**
 * Requests each failed stylesheet again; rejects when one fails again. Vite's loader requests a
 * stylesheet only once and then counts it as loaded: a screen would come back without its styles.
 */
export async function reviveStylesheets(): Promise<void> {
  reviving ??= Promise.all([...dead].map(revive)).finally(() => (reviving = undefined));
  await reviving;
}

function revive(link: HTMLLinkElement): Promise<unknown> {
  dead.delete(link);
  const fresh = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', resolve);
    fresh.addEventListener('error', () => reject(new Error(`Not loaded: ${link.href}`)));
    link.replaceWith(fresh);
  });
}
