import { prefetchResponses } from './shared/offline/prefetched-reads.ts';
import { deviceHeaders } from './shared/server/device-headers.ts';

/** Data for the inline script of a signed-in screen. The build writes this data into the page. */
export interface RouteResources {
  /** URLs of the API requests to send immediately. `:pid` stands for the id in the page's path. */
  reads: string[];
  chunks: string[];
  /**
   * The sign-in page, to which a signed-out visitor is redirected. Absent in `app.html`, which is
   * also served for public URLs.
   */
  signIn?: string;
}

export function prefetchRoute(route: RouteResources, token: string): void {
  const [, , pid = ''] = location.pathname.split('/');
  const addresses = route.reads.map((read) => read.replace(':pid', pid));
  prefetchResponses(addresses, { token, headers: deviceHeaders() });
  for (const chunk of route.chunks) {
    const link = document.createElement('link');
    const href = `/assets/${chunk}`;
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

/** Redirects before the app loads. The URL keeps the advertising click id. */
export function openSignIn(page: string): void {
  const { pathname, search } = location;
  const clickId = new URLSearchParams(search).get('fbclid');
  const query = { redirect: pathname + search, ...(clickId && { fbclid: clickId }) };
  location.replace(`${page}?${new URLSearchParams(query)}`);
}
