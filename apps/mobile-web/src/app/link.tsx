import type { KoshaLinkProps } from '@kosha/ui';
import { createPath, Link, useLocation } from 'react-router-dom';
import { useRoute } from '../shared/navigation/route-context.ts';

/** Makes the kit's links use the router; links to another origin stay plain anchors. */
export function AppLink({ href, ...rest }: KoshaLinkProps) {
  return href.startsWith('/') ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

function OwnLink({ href, replace = false, ...rest }: KoshaLinkProps) {
  const { preload } = useRoute();
  // For a list that stays visible next to the screen it links to.
  const isCurrent = href === createPath(useLocation());
  const [pathname = ''] = href.split('?');
  return (
    <Link
      to={href}
      replace={replace || isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerDown={() => preload(pathname)}
      {...rest}
    />
  );
}
