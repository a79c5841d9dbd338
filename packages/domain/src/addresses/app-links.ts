import type { Device } from '../device/platform.ts';
import { externalLink } from './payment-link.ts';

const places = ['playStoreUrl', 'appStoreUrl', 'apkUrl'] as const;

/** Where to download the native app: Play Store, App Store or an APK file. */
export type AppPlace = (typeof places)[number];

/** The server's settings of the native app (D35). Each field may be missing or invalid. */
export type AppAddresses = Partial<Record<AppPlace | 'scheme', string | null | undefined>>;

export interface AppLink {
  place: AppPlace;
  url: string;
}

/** Download locations in order of preference (§2.114). */
const placesFor: Readonly<Record<Device, readonly AppPlace[]>> = {
  android: ['playStoreUrl', 'apkUrl'],
  iphone: ['appStoreUrl'],
  desktop: ['playStoreUrl', 'appStoreUrl', 'apkUrl'],
};

export interface AppLinksInput {
  app: AppAddresses | undefined;
  device: Device;
  /** The page's origin, such as 'https://app.example' (D26). */
  pageOrigin: string;
  /** The id of the chosen product. The link passes this id to the native app (D35). */
  pid: string | null;
}

export interface AppLinks {
  links: AppLink[];
  /** The app shows no link to these places, because their URLs are unsafe (D26). */
  refused: AppPlace[];
}

/** Returns the download links for the visitor's device. */
export function appLinks({ app, device, pageOrigin, pid }: AppLinksInput): AppLinks {
  const links: AppLink[] = [];
  const refused: AppPlace[] = [];
  for (const place of placesFor[device]) {
    const checked = externalLink(app?.[place], pageOrigin);
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
 * The URL that opens the installed app (§2.115). Null for a scheme other than `own`, because
 * schemes such as `javascript:` are unsafe.
 */
export function appSchemeLink(scheme: string | null | undefined, own: string): string | null {
  return own !== '' && scheme === own ? `${own}://open` : null;
}
