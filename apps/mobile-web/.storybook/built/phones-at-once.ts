/** So many stories are tested at once: a story often waits, and another one plays meanwhile. */
export const phonesAtOnce = 3;
