import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot } from './debian.ts';

/** By the program, the Debian package that brings it. */
const packageOf = { '/usr/sbin/nginx': 'nginx-light', '/usr/bin/caddy': 'caddy' };

/** Installs the web servers before which a journey puts the app; elsewhere than on Debian they must be there. */
export function ensureWebServers(): void {
  const missing = Object.entries(packageOf).filter(([program]) => !existsSync(program));
  if (missing.length === 0 || !isDebianRoot()) return;
  installPackages(missing.map(([, name]) => name));
}
