export { hashedAssetsPath, privateFilePattern, serviceWorkerPath } from './addresses.ts';
export { renderCaddyfile } from './caddy.ts';
export {
  commonHeaders,
  pageOnlyHeaders,
  pageVary,
  cacheControlOf,
  hstsHeaders,
} from './headers.ts';
export { renderHeadersFile, renderRedirectsFile } from './headers-file.ts';
export type { HostedApp } from './hosted-app.ts';
export { renderNginxConf } from './nginx.ts';
export { folderOfPage, pageAt } from './page-patterns.ts';
export {
  deniedSources,
  pageCsp,
  nonPageCsp,
  sameOriginFrameAncestors,
  formatCsp,
  serviceWorkerCsp,
  type PageHashes,
} from './policies.ts';
