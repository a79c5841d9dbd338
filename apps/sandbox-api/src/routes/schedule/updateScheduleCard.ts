import { operation } from '../../http/operation.ts';
import { updateScheduleCard as update } from '../../services/schedule/update-card.ts';

export const updateScheduleCard = operation('updateScheduleCard', async ({ body, user, db }) => {
  await update(db, { userId: user.id, scheduleId: body.id, cardId: body.cardId });
  return null;
});
