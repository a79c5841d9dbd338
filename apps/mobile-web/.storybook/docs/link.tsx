import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface LinkProps {
  /** A Storybook URL, such as `?path=/docs/requirements--page`. */
  to: string;
  children: ReactNode;
}

/** A link with `args` or `globals` must reload Storybook, which reads them only at startup. */
const isReadAtStart = (address: string) => /[?&](args|globals)=/.test(address);

/** Navigates inside the running Storybook if possible, to avoid a reload. */
export function Link({ to, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    // Without Storybook's window around this page, nothing handles `NAVIGATE_URL`.
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
