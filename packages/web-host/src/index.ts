export { hashedFolder, privateFile, serviceWorker } from './addresses.ts';
export { caddyfile } from './caddy.ts';
export {
  everyResponse,
  pageHeadersOnly,
  pageVary,
  cacheControlOf,
  hstsHeaders,
} from './headers.ts';
export { headersFile, redirectsFile } from './headers-file.ts';
export type { HostedApp } from './hosted-app.ts';
export { nginxConf } from './nginx.ts';
export { folderOfPage, pageAt } from './page-patterns.ts';
export {
  deniedSources,
  appPolicy,
  dataPolicy,
  framedByOurselves,
  joinPolicy,
  workerPolicy,
  type PageHashes,
} from './policies.ts';
