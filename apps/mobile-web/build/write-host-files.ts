import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile, headersFile, nginxConf, redirectsFile, type HostedApp } from '@kosha/web-host';

/**
 * Writes configurations for hosting the built app on nginx, Caddy or a static host, into a folder
 * beside the app.
 */
export async function writeHostFiles(
  folder: string,
  outputFolder: string,
  site: Omit<HostedApp, 'hashes'>,
): Promise<void> {
  const text = await readFile(join(outputFolder, 'csp.json'), 'utf8');
  const app = { ...site, hashes: JSON.parse(text) as HostedApp['hashes'] };
  await mkdir(folder, { recursive: true });
  const files = {
    'nginx.conf': nginxConf(app),
    Caddyfile: caddyfile(app),
    _headers: headersFile(app),
    _redirects: redirectsFile(app),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)),
  );
}
