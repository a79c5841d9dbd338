/** The command could not run: exit code 2, with a message for the user and no report. */
export class CannotCompare extends Error {}

/** The contract exceeds a size limit, so no command can work on it. */
export class TooLarge extends CannotCompare {}
