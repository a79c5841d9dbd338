/** A scenario that cannot be tried on this machine. */
export class NotTried extends Error {}
