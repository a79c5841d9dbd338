import { operation } from '../../http/operation.ts';
import { simulatedProvider } from '../../providers/identity/provider.ts';
import { acceptNumbers } from '../../services/identity/accept-numbers.ts';
import { acceptPhotos } from '../../services/identity/accept-photos.ts';

export const saveAadhaarPan = operation('saveAadhaarPan', async ({ body, user, now, db, keys }) => {
  const userId = user.id;
  if (body.type === 1) {
    await acceptPhotos(db, { userId, now });
    return null;
  }
  const { idNo, panNo } = body;
  await acceptNumbers(db, simulatedProvider, { userId, idNo, panNo, keys, now });
  return null;
});
