import { operation } from '../../http/operation.ts';
import { readSettings } from '../../providers/settings/settings.ts';

export const getKycAuthConfig = operation('getKycAuthConfig', async ({ db }) => {
  const { kycMode } = await readSettings(db);
  return { KycPageInfoVo: [{ photoType: kycMode === 'photo' ? 1 : null }] };
});
