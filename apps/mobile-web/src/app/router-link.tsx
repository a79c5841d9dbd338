import type { KoshaLinkProps } from '@kosha/ui';
import { Link } from 'react-router-dom';

/** Makes the kit's links use the router; a link to another origin stays a plain anchor. */
export function RouterLink({ href, replace, ...rest }: KoshaLinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link to={href} {...(replace && { replace })} {...rest} />;
}
