/** A colour for the light and one for the dark scheme, such as ['#0f5c4c', '#7fd1ba']. */
export type ColourPair = readonly [light: string, dark: string];

/** The company that lends, as shown to borrowers (D02). */
export interface Lender {
  companyName: string;
  /** The registration number at the Reserve Bank, shown on About us. */
  registration?: string;
  address: string;
  phone: string;
  email: string;
  grievanceOfficer: string;
}

/** The content of a brand folder's `brand.json`. */
export interface BrandFile {
  /** Prefix of storage keys in the browser, so that two brands on one host do not share data. */
  id: string;
  name: string;
  /** Shown under the phone's icon and before the names of sample products; defaults to the name. */
  shortName?: string;
  /** The main colour, `#rrggbb`; the hue of all others derives from it. */
  colour: string;
  /** Overrides of derived colours by token name, such as 'accent'. */
  colours?: Readonly<Record<string, ColourPair>>;
  /** The header `packageName` of every call (§7). */
  packageName: string;
  /**
   * The link scheme of the native app (D35). Without it there is no native app: no page offers to
   * open one, and Android borrowers apply in the browser.
   */
  scheme?: string;
  lender: Lender;
  /** Partner lenders whose offers the reference server lists. */
  partners: readonly { name: string; url: string }[];
  /** Download locations of the native app (D35). */
  stores?: { playStoreUrl?: string; appStoreUrl?: string; apkUrl?: string };
  /** Replaces the sample text about the lender on About us. */
  about?: string;
}

export interface Brand extends BrandFile {
  shortName: string;
  /** Absolute path of the folder. */
  folder: string;
  /** The logo as SVG: a background and a drawing on it. */
  mark: string;
  /**
   * Optional calls that the lender's server does not implement (D62), such as 'GET /order/v1/kfs'.
   */
  missingCalls: readonly string[];
}

/** Lists all problems of a brand, one sentence each. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
