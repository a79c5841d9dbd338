import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';
import { userReference } from './users.ts';

/** Feedback from borrowers (§3). */
export const opinions = pgTable(
  'opinions',
  {
    id: id(),
    seq: bigserial({ mode: 'number' }).notNull(),
    userId: userReference(),
    problemType: text().notNull(),
    content: text().notNull(),
    createdAtMs: epochMs().notNull(),
    answer: text(),
    answeredAtMs: epochMs(),
  },
  (table) => [
    index('opinions_by_user').on(table.userId, table.seq),
    index('opinions_by_seq').on(table.seq),
    index('opinions_answered').on(table.answeredAtMs),
  ],
);
