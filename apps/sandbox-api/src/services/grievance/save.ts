import type { Schema } from '@kosha/api-client';
import { addDays, dayMs, sanitizePlainText } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { grievances, orders } from '../../db/schema/index.ts';
import { responseMessages } from '../../messages/response-messages.ts';
import { refuse } from '../../refusals/refuse.ts';
import { countUseOrRefuse, type Allowance } from '../allowance/try-spend.ts';

/** Topics of a grievance with their labels (D61). */
export const grievanceTopics = {
  loan: responseMessages.topicLoan,
  money: responseMessages.topicMoney,
  conduct: responseMessages.topicConduct,
  data: responseMessages.topicData,
  other: responseMessages.opinion4,
} as const;

const isGrievanceTopic = (name: string): name is keyof typeof grievanceTopics =>
  Object.hasOwn(grievanceTopics, name);

/**
 * The number of days in which staff must answer a grievance. After that, the borrower may complain
 * to the Ombudsman of the Reserve Bank (D61).
 */
export const grievanceAnswerDays = 30;

const grievancesOf = (userId: string): Allowance => ({
  scope: `grievances:user:${userId}`,
  max: 10,
  windowMs: dayMs,
  refusal: 'tooManyGrievances',
});

export const grievanceNumber = (seq: number): string => `GR${String(seq).padStart(8, '0')}`;

export async function saveGrievance(
  db: Db,
  request: {
    userId: string;
    topic: string;
    content: string;
    orderId: string | undefined;
    now: number;
  },
): Promise<Schema<'GrievanceTaken'>> {
  const { userId, topic, orderId, now } = request;
  const content = sanitizePlainText(request.content);
  if (!isGrievanceTopic(topic)) throw refuse('grievanceTopicUnknown');
  if (content === '') throw refuse('grievanceRequired');
  return db.transaction(async (tx) => {
    if (orderId !== undefined && !(await ownsOrder(tx, { userId, orderId }))) {
      throw refuse('orderNotFound');
    }
    await countUseOrRefuse(tx, grievancesOf(userId), { now });
    const answerDueAtMs = addDays(now, grievanceAnswerDays);
    const [taken] = await tx
      .insert(grievances)
      .values({ userId, topic, content, orderId: orderId ?? null, createdAtMs: now, answerDueAtMs })
      .returning({ seq: grievances.seq });
    if (taken === undefined) throw new Error('A grievance was not written.');
    return { number: grievanceNumber(taken.seq), answerDue: answerDueAtMs };
  });
}

const ownsOrder = async (tx: Db, { userId, orderId }: { userId: string; orderId: string }) =>
  (await tx.$count(orders, and(eq(orders.id, orderId), eq(orders.userId, userId)))) > 0;
