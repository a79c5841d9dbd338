import type { KoshaLinkProps } from '@kosha/ui';
import { Link } from 'react-router-dom';

/** The kit's links through the router; an address of another origin stays a plain anchor. */
export function RouterLink({ href, replace, ...rest }: KoshaLinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link to={href} {...(replace && { replace })} {...rest} />;
}
