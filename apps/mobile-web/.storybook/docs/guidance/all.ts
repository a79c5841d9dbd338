import { actions } from './actions.ts';
import { dialogs } from './dialogs.ts';
import { fields } from './fields.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import type { Guidance } from './guidance.ts';

export const guidance: Readonly<Record<string, Guidance>> = {
  ...layout,
  ...actions,
  ...fields,
  ...dialogs,
  ...messages,
  ...money,
};
