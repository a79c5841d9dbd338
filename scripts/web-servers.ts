import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot } from './debian.ts';

/** The Debian package of each program. */
const packageOf = { '/usr/sbin/nginx': 'nginx-light', '/usr/bin/caddy': 'caddy' };

/**
 * Installs the web servers for the hosting e2e tests; on other systems than Debian they must be
 * installed already.
 */
export function ensureWebServers(): void {
  const missing = Object.entries(packageOf).filter(([program]) => !existsSync(program));
  if (missing.length === 0 || !isDebianRoot()) return;
  installPackages(missing.map(([, name]) => name));
}
