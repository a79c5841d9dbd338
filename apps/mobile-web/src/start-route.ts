import { startReads } from './shared/offline/started-reads.ts';
import { deviceHeaders } from './shared/server/device-headers.ts';

/** What the build writes beside the script on the page of a signed-in screen. */
export interface Route {
  /** Addresses of requests, with `:pid` for the id. */
  reads: string[];
  chunks: string[];
  /** The sign-in page; absent in `app.html`, which also serves public URLs. */
  signIn?: string;
}

/** Requests what the screen reads, and its code, before the app has loaded. */
export function startRoute(route: Route, token: string): void {
  const [, , pid = ''] = location.pathname.split('/');
  const addresses = route.reads.map((read) => read.replace(':pid', pid));
  startReads(addresses, { token, headers: deviceHeaders() });
  for (const chunk of route.chunks) {
    const link = document.createElement('link');
    const href = `/assets/${chunk}`;
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

/** The sign-in page is prerendered, so a visitor need not wait for the app. The click id stays for the app. */
export function openSignIn(page: string): void {
  const { pathname, search } = location;
  const clickId = new URLSearchParams(search).get('fbclid');
  const query = { redirect: pathname + search, ...(clickId && { fbclid: clickId }) };
  location.replace(`${page}?${new URLSearchParams(query)}`);
}
