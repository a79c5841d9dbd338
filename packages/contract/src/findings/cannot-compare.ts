/** The command could not do its work: exit code 2, with a message for the user and no report. */
export class CannotCompare extends Error {}

/** The contract is larger than any that people write: not one command works on it. */
export class TooLarge extends CannotCompare {}
