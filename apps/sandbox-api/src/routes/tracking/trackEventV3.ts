import { publicOperation } from '../../http/operation.ts';
import { storeEvents } from '../../services/tracking/store.ts';

export const trackEventV3 = publicOperation('trackEventV3', async (request) => {
  const { body: events, user, webUuid, now, db } = request;
  await storeEvents(db, { version: 3, events, userId: user?.id ?? null, webUuid, now });
  return null;
});
