/** The command could not run (exit code 2). The message is for the user. */
export class CannotCompare extends Error {}

export class TooLargeError extends CannotCompare {}
