/** This machine lacks something that the scenario needs. */
export class NotTried extends Error {}
