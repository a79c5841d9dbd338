/** From when on a person is told that an answer takes long (visual design, Waiting). */
export const stuckAfterMs = 10_000;
