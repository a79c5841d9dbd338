/* What the app of this brand keeps in the browser is named after the brand. */

const { brand, packageName: own } = document.documentElement.dataset;

/** The whole name of what the app keeps. */
export const keptAs = (name) => `${brand}.${name}`;

/** The app's own `packageName` (§7). */
export const packageName = own;
