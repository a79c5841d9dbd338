import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Shown {
  id: string;
  viewMode: string;
  globals: Record<string, unknown>;
}

/** The server answers otherwise once one of these changes, so the story must ask it again. */
const menus = ['network', 'platform', 'policy'] as const;

let shown: Shown | undefined;

/** Call this before a story is drawn. */
export function noteShown({ id, viewMode, globals }: Shown): void {
  shown = { id, viewMode, globals };
}

/** When a menu changes, Storybook draws the story again but does not play it. After one of these menus the story begins anew. */
export function playAnewForMenus(): void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, ({ globals }: Pick<Shown, 'globals'>) => {
    if (shown?.viewMode !== 'story') return;
    const { id: storyId, globals: before } = shown;
    if (menus.every((menu) => before[menu] === globals[menu])) return;
    shown = { ...shown, globals };
    channel.emit(FORCE_REMOUNT, { storyId });
  });
}
