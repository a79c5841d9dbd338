import { operation } from '../../http/operation.ts';
import { readSettings } from '../../providers/settings/settings.ts';

const tips = ['Look straight ahead', 'Take off your glasses', 'Find even light'];

export const getLivingCheckConfig = operation('getLivingCheckConfig', async ({ db }) => {
  const { livingMode } = await readSettings(db);
  return { mode: livingMode, tips };
});
