/** Colours of the light and the dark scheme, such as ['#0f5c4c', '#7fd1ba']. */
export type ColourPair = readonly [light: string, dark: string];

/** The company that lends (D02). */
export interface Lender {
  companyName: string;
  registration?: string;
  address: string;
  phone: string;
  email: string;
  grievanceOfficer: string;
}

/** The content of `brand.json`. */
export interface BrandFile {
  /** Prefixes the keys in the browser's storage, so two brands on one host share no data. */
  id: string;
  name: string;
  /** The name under the icon on a phone and in sample product names. The default is `name`. */
  shortName?: string;
  /** The main colour as `#rrggbb`. The build derives other colours from its hue. */
  colour: string;
  /** Overrides derived colours by token name, such as 'accent'. */
  colours?: Readonly<Record<string, ColourPair>>;
  /** The header `packageName` of each request (§7). */
  packageName: string;
  /**
   * The URL scheme that opens the native app (D35). If it is missing, there is no native app, and
   * borrowers on Android apply in the browser.
   */
  scheme?: string;
  lender: Lender;
  /** Other lenders. The reference server lists a product of each, which links to `url`. */
  partners: readonly { name: string; url: string }[];
  /** Download locations of the native app (D35). */
  stores?: { playStoreUrl?: string; appStoreUrl?: string; apkUrl?: string };
  /** Replaces the sample text about the lender on the screen 'About us'. */
  about?: string;
}

export interface Brand extends BrandFile {
  shortName: string;
  folder: string;
  /** The logo as SVG: a background with a drawing. */
  mark: string;
  /** Optional operations that the lender's server lacks (D62), such as 'GET /order/v1/kfs'. */
  missingCalls: readonly string[];
}

/** `problems` has one sentence per problem of a brand folder. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
