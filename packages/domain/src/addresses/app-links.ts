import type { Device } from '../device/platform.ts';
import { checkedExternalLink } from './payment-link.ts';

const places = ['playStoreUrl', 'appStoreUrl', 'apkUrl'] as const;

/** Where to download the native app: Play Store, App Store or an APK file. */
export type AppDownloadSource = (typeof places)[number];

/** The native app's download URLs and URL scheme from the server (D35), possibly invalid. */
export type AppAddresses = Partial<Record<AppDownloadSource | 'scheme', string | null | undefined>>;

export interface AppDownloadLink {
  place: AppDownloadSource;
  url: string;
}

/** Download locations in order of preference (§2.114). */
const placesFor: Readonly<Record<Device, readonly AppDownloadSource[]>> = {
  android: ['playStoreUrl', 'apkUrl'],
  iphone: ['appStoreUrl'],
  desktop: ['playStoreUrl', 'appStoreUrl', 'apkUrl'],
};

export interface AppDownloadLinksInput {
  app: AppAddresses | undefined;
  device: Device;
  /** The page's origin, such as 'https://app.example' (D26). */
  pageOrigin: string;
  /**
   * The id of the product that the visitor has chosen, or null. Each download URL contains the id,
   * so that the native app can open this product (D35).
   */
  pid: string | null;
}

export interface AppDownloadLinks {
  links: AppDownloadLink[];
  /** The downloads whose URL is invalid or unsafe. `links` does not contain them (D26). */
  refused: AppDownloadSource[];
}

/** Returns the download links for the visitor's device. */
export function appDownloadLinks({
  app,
  device,
  pageOrigin,
  pid,
}: AppDownloadLinksInput): AppDownloadLinks {
  const links: AppDownloadLink[] = [];
  const refused: AppDownloadSource[] = [];
  for (const place of placesFor[device]) {
    const checked = checkedExternalLink(app?.[place], pageOrigin);
    if (checked.ok) links.push({ place, url: withProduct(checked.url, pid) });
    else if (checked.reason !== 'missing') refused.push(place);
  }
  return { links, refused };
}

function withProduct(address: string, pid: string | null): string {
  if (pid === null) return address;
  const url = new URL(address);
  url.searchParams.set('pid', pid);
  return url.href;
}

/**
 * The URL that opens the installed app (§2.115). `own` is the only allowed scheme. Null for other
 * schemes, because some are unsafe, such as `javascript:`.
 */
export function appSchemeLink(scheme: string | null | undefined, own: string): string | null {
  return own !== '' && scheme === own ? `${own}://open` : null;
}
