import { actionGuidance } from './actions.ts';
import { dialogGuidance } from './dialogs.ts';
import { fieldGuidance } from './fields.ts';
import { layoutGuidance } from './layout.ts';
import { messageGuidance } from './messages.ts';
import { moneyGuidance } from './money.ts';
import type { Guidance } from './guidance.ts';

export const guidance: Readonly<Record<string, Guidance>> = {
  ...layoutGuidance,
  ...actionGuidance,
  ...fieldGuidance,
  ...dialogGuidance,
  ...messageGuidance,
  ...moneyGuidance,
};
