import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot } from './debian.ts';

/** The Debian package of each program. */
const packageOf = { '/usr/sbin/nginx': 'nginx-light', '/usr/bin/caddy': 'caddy' };

/**
 * Installs the web servers for the e2e tests of hosting on Debian. On other systems they must
 * already be installed.
 */
export function ensureWebServers(): void {
  const missing = Object.entries(packageOf).filter(([program]) => !existsSync(program));
  if (missing.length === 0 || !isDebianRoot()) return;
  installPackages(missing.map(([, name]) => name));
}
