import { publicOperation } from '../../http/operation.ts';
import { storeEvents } from '../../services/tracking/store.ts';

export const trackEventV2 = publicOperation('trackEventV2', async (request) => {
  const { body: events, user, webUuid, network, now, db } = request;
  await storeEvents(db, { version: 2, events, userId: user?.id ?? null, webUuid, network, now });
  return null;
});
