import { limits } from '@kosha/domain';
import { publicOperation } from '../../http/operation.ts';
import { readSettings, type Settings } from '../../providers/settings/settings.ts';

const phoneCodes: Record<Settings['countryCode'], string> = {
  IN: limits.phonePrefix,
  NP: '977',
  AE: '971',
  GB: '44',
};

/** A real server looks the address up; here the control page says where visitors are (D40). */
export const getCountry = publicOperation('getCountry', async ({ db }) => {
  const { countryCode } = await readSettings(db);
  return { countryCode, phoneCode: phoneCodes[countryCode] };
});
