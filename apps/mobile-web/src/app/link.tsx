import type { KoshaLinkProps } from '@kosha/ui';
import { createPath, Link, useLocation } from 'react-router-dom';
import { useRoute } from '../shared/navigation/route-context.ts';

export function AppLink({ href, ...rest }: KoshaLinkProps) {
  return href.startsWith('/') ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

function OwnLink({ href, replace = false, ...rest }: KoshaLinkProps) {
  const { preload } = useRoute();
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
