/* The app's storage keys are prefixed with the brand. */

const { brand, packageName: own } = document.documentElement.dataset;

export const storageKey = (name) => `${brand}.${name}`;

/** The app's own `packageName` (§7). */
export const packageName = own;
