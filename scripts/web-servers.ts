import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot } from './debian.ts';

const packageOf = { '/usr/sbin/nginx': 'nginx-light', '/usr/bin/caddy': 'caddy' };

/** Installs missing web servers only on Debian as root. Elsewhere, install them yourself. */
export function ensureWebServers(): void {
  const missing = Object.entries(packageOf).filter(([program]) => !existsSync(program));
  if (missing.length === 0 || !isDebianRoot()) return;
  installPackages(missing.map(([, name]) => name));
}
