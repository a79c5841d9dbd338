/** The colours for the light and the dark scheme, such as ['#0f5c4c', '#7fd1ba']. */
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
  /** The prefix of storage keys in the browser, so that two brands on one host share no data. */
  id: string;
  name: string;
  /** Shown under the icon on a phone and before names of sample products; by default the name. */
  shortName?: string;
  /** The main colour, `#rrggbb`. It determines the hue of the other colours. */
  colour: string;
  /** Overrides of derived colours by token name, such as 'accent'. */
  colours?: Readonly<Record<string, ColourPair>>;
  /** Sent in the header `packageName` of every call (§7). */
  packageName: string;
  /**
   * The URL scheme of the native app (D35). A brand without it has no native app: no page links to
   * one, and Android borrowers apply in the browser.
   */
  scheme?: string;
  lender: Lender;
  /** Other lenders, whose offers the reference server lists. */
  partners: readonly { name: string; url: string }[];
  /** Download locations of the native app (D35). */
  stores?: { playStoreUrl?: string; appStoreUrl?: string; apkUrl?: string };
  /** Replaces the sample text about the lender on About us. */
  about?: string;
}

export interface Brand extends BrandFile {
  shortName: string;
  /** The absolute path of the brand's folder. */
  folder: string;
  /** The logo as SVG: a background and a drawing on it. */
  mark: string;
  /**
   * Optional calls that the lender's server does not implement (D62), such as 'GET /order/v1/kfs'.
   */
  missingCalls: readonly string[];
}

/** A brand is invalid. Lists all problems, each as one sentence. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
