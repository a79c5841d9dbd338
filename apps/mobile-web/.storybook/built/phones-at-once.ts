/** Number of stories tested in parallel: while one waits, another one plays. */
export const phonesAtOnce = 3;
