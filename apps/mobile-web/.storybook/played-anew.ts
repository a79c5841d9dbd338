import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Shown {
  id: string;
  viewMode: string;
  globals: Record<string, unknown>;
}

/** What a story has read or asked by these no longer counts once they change. */
const menus = ['network', 'platform', 'policy'] as const;

let shown: Shown | undefined;

/** Call this with each story that is about to be drawn. */
export function noteShown({ id, viewMode, globals }: Shown): void {
  shown = { id, viewMode, globals };
}

/** Storybook draws a story again when a menu changes, but plays it only when it begins: these menus let it begin anew. */
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
