/** Of the brand that is built; `build/brand.ts` fills these in for the app and its service worker. */
interface ImportMetaEnv {
  /** The prefix of browser storage keys. */
  VITE_BRAND_ID: string;
  VITE_APP_NAME: string;
  VITE_PACKAGE_NAME: string;
  /** '' for a brand without a native app. */
  VITE_APP_SCHEME: string;
  /** Calls that the lender's server does not have, such as 'GET /order/v1/kfs', with commas between them. */
  VITE_MISSING_CALLS: string;
}

interface ImportMeta {
  // oxlint-disable-next-line dialect/no-readonly-properties -- Vite declares it so, and both must agree.
  readonly env: ImportMetaEnv;
}
