/** `build/brand.ts` defines these values for the app and its service worker. */
interface ImportMetaEnv {
  /** The prefix of browser storage keys. */
  VITE_BRAND_ID: string;
  VITE_APP_NAME: string;
  VITE_PACKAGE_NAME: string;
  /** Empty for a brand without a native app. */
  VITE_APP_SCHEME: string;
  /** Calls that the lender's server lacks, separated by commas, such as 'GET /order/v1/kfs'. */
  VITE_MISSING_CALLS: string;
}

interface ImportMeta {
  // oxlint-disable-next-line dialect/no-readonly-properties -- Vite declares it `readonly`, and both declarations must agree.
  readonly env: ImportMetaEnv;
}
