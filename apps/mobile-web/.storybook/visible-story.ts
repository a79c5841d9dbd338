const acts = ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit'] as const;

let hasInteracted = false;
let isWatching = false;

/** Records from now on whether the story's test taps or types. */
export function watchInteractions(): void {
  hasInteracted = false;
  if (isWatching) return;
  isWatching = true;
  for (const act of acts)
    window.addEventListener(act, () => (hasInteracted = true), { capture: true, passive: true });
}

/** Throws where a visible story redirects: people would see an empty page. Such a story needs the tag `behaviour`. */
export function assertVisible(tags: readonly string[]): void {
  const elsewhere = document.querySelector<HTMLElement>('[data-elsewhere]')?.dataset['elsewhere'];
  const isTest = tags.includes('behaviour') || (hasInteracted && !tags.includes('state'));
  if (elsewhere === undefined || isTest) return;
  throw new Error(`This redirects to ${elsewhere}: it needs the tag 'behaviour'`);
}
