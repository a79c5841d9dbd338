const acts = ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit'] as const;

let hasActed = false;
let isWatching = false;

/** From now on notes whether the story's test taps or types. */
export function watchActs(): void {
  hasActed = false;
  if (isWatching) return;
  isWatching = true;
  for (const act of acts)
    window.addEventListener(act, () => (hasActed = true), { capture: true, passive: true });
}

/**
 * Throws where a story that people look at leads to another address by itself: they would see an empty
 * page. Such a story is a test of behaviour and has that tag.
 */
export function assertShowsItself(tags: readonly string[]): void {
  const elsewhere = document.querySelector<HTMLElement>('[data-elsewhere]')?.dataset['elsewhere'];
  const isTest = tags.includes('behaviour') || (hasActed && !tags.includes('state'));
  if (elsewhere === undefined || isTest) return;
  throw new Error(`This leads to ${elsewhere}, so its tag is 'behaviour'`);
}
