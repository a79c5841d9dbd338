/** Thrown if a scenario cannot run on this machine. */
export class NotTried extends Error {}
