import { publicOperation } from '../../http/operation.ts';
import { aboutText } from '../../services/client/texts.ts';

export const getAboutUs = publicOperation('getAboutUs', ({ appName }) =>
  Promise.resolve({ appName, copywriting: aboutText(appName) }),
);
