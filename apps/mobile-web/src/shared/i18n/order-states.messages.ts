import { orderStates } from '@kosha/domain';
import { defineMessages } from './messages.ts';

/** The words for the states of an order (§4). */
export const stateMessages = defineMessages('states', {
  s1: orderStates['1'].label,
  s2: orderStates['2'].label,
  s3: orderStates['3'].label,
  s4: orderStates['4'].label,
  s5: orderStates['5'].label,
  s6: orderStates['6'].label,
  s7: orderStates['7'].label,
  s8: orderStates['8'].label,
  s9: orderStates['9'].label,
  s10: orderStates['10'].label,
  s11: orderStates['11'].label,
});
