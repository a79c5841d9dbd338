import type { Schema } from '@kosha/api-client';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { grievances } from '../../db/schema/index.ts';
import type { Translator } from '../../messages/translator.ts';
import { grievanceNumber, grievanceTopics } from './save.ts';

/** A borrower's grievances, newest first, and the topics to choose from (D61). */
export async function listGrievances(
  db: Db,
  { userId, now, translator }: { userId: string; now: number; translator: Translator },
): Promise<Schema<'GrievanceList'>> {
  const rows = await db
    .select()
    .from(grievances)
    .where(eq(grievances.userId, userId))
    .orderBy(desc(grievances.seq))
    .limit(100);
  return {
    topics: Object.entries(grievanceTopics).map(([topic, label]) => ({
      topic,
      label: translator.translate(label),
    })),
    grievances: rows.map((row) => ({
      number: grievanceNumber(row.seq),
      topic: row.topic,
      content: row.content,
      orderId: row.orderId,
      createTime: row.createdAtMs,
      answerDue: row.answerDueAtMs,
      answerContent: row.answer,
      responseTime: row.answeredAtMs,
      mayEscalate: row.answer === null && row.answerDueAtMs <= now,
    })),
  };
}
