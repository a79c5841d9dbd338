import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface LinkProps {
  /** An address of Storybook, such as `?path=/docs/requirements--page`. */
  to: string;
  children: ReactNode;
}

/** Storybook reads these only when it starts. */
const isReadAtStart = (address: string) => /[?&](args|globals)=/.test(address);

/** Leads to another page or story. Storybook stays open around it where it can, so that it need not load again. */
export function Link({ to, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    // Alone, without the frame of Storybook, nobody listens.
    if (!isPlain || window.parent === window || isReadAtStart(to)) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, to);
  };
  return (
    <a href={`./${to}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
