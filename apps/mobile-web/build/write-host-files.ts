import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile, headersFile, nginxConf, redirectsFile, type HostedApp } from '@kosha/web-host';

/**
 * Writes what a host of the built app has to do, as files for nginx, Caddy and hosts of static pages, into a folder
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
