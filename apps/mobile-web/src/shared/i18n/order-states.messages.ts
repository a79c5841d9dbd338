import { allOrderStates, orderStates, type OrderState } from '@kosha/domain';
import { defineMessages } from './messages.ts';

type StateLabels = {
  readonly [State in OrderState as `s${State}`]: (typeof orderStates)[State]['label'];
};

/** The labels of the order states (§4), from `s1` to `s11`. */
export const orderStateMessages = defineMessages(
  'states',
  Object.fromEntries(
    allOrderStates.map((state) => [`s${state}`, orderStates[state].label]),
  ) as unknown as StateLabels,
);
