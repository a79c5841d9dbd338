/** The command could not do its work: exit code 2, with a message for the user and no report. */
export class CannotCompare extends Error {}
