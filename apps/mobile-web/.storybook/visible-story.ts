const interactionEvents = ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit'] as const;

let hasInteracted = false;
let isWatching = false;

export function watchInteractions(): void {
  hasInteracted = false;
  if (isWatching) return;
  isWatching = true;
  for (const type of interactionEvents)
    window.addEventListener(type, () => (hasInteracted = true), { capture: true, passive: true });
}

/**
 * A story that redirects does not show its screen, so it needs the tag `behaviour`, which excludes
 * it from docs pages.
 */
export function assertNoRedirect(tags: readonly string[]): void {
  const otherPath = document.querySelector<HTMLElement>('[data-elsewhere]')?.dataset['elsewhere'];
  const isTest = tags.includes('behaviour') || (hasInteracted && !tags.includes('state'));
  if (otherPath === undefined || isTest) return;
  throw new Error(`This redirects to ${otherPath}: it needs the tag 'behaviour'`);
}
