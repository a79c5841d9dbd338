import type { KoshaLinkProps } from '@kosha/ui';
import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/** Makes the kit's links use the router; a link to another origin stays a plain anchor. */
export function RouterLink({ href, ...rest }: KoshaLinkProps) {
  return href.startsWith('/') ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own Link brings 4 kB for prefetching and forms, which the app does without. */
function OwnLink({ href, replace, onClick, ...rest }: KoshaLinkProps) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // As browsers do: the same address again adds nothing to go back to.
    void navigate(href, { replace: replace ?? href === here });
  };
  // Where the list stays beside the screen that it led to.
  const current = href === here ? 'page' : undefined;
  return <a href={href} onClick={go} aria-current={current} {...rest} />;
}

/** The browser itself opens another tab or window, or downloads. */
const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  !['', '_self'].includes(event.currentTarget.target);
