/** A colour for the light and one for the dark scheme, such as ['#0f5c4c', '#7fd1ba']. */
export type ColourPair = readonly [light: string, dark: string];

/** Who lends: what borrowers read of the company (D02). */
export interface Lender {
  companyName: string;
  /** The number of its registration with the Reserve Bank; About us shows it. */
  registration?: string;
  address: string;
  phone: string;
  email: string;
  grievanceOfficer: string;
}

/** What `brand.json` of a brand's folder holds. */
export interface BrandFile {
  /** Begins the names of what browsers keep, so that two brands on one host never read each other's. */
  id: string;
  name: string;
  /** Under the icon on a phone, and before the names of sample products; the name itself without it. */
  shortName?: string;
  /** The main colour, `#rrggbb`: all others follow its hue. */
  colour: string;
  /** Colours of the kit that are not to follow, by the token's name, such as 'accent'. */
  colours?: Readonly<Record<string, ColourPair>>;
  /** The header `packageName` of every call (§7). */
  packageName: string;
  /** The link scheme of the native app (D35). Without it the lender has none: no page offers to open one, and Android borrowers apply in the browser. */
  scheme?: string;
  lender: Lender;
  /** Other lenders whose offers the reference server shows. */
  partners: readonly { name: string; url: string }[];
  /** Where the native app can be had (D35). */
  stores?: { playStoreUrl?: string; appStoreUrl?: string; apkUrl?: string };
  /** What About us says of the lender in place of the sample text. */
  about?: string;
}

export interface Brand extends BrandFile {
  shortName: string;
  /** The folder, as an absolute path. */
  folder: string;
  /** The mark as SVG: a ground and a drawing on it. */
  mark: string;
  /** The optional calls that the lender's server does not have (D62), such as 'GET /order/v1/kfs'. */
  missingCalls: readonly string[];
}

/** Says what is wrong with a brand, one sentence for each fault. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
