import { minuteMs } from '@kosha/domain';
import { refuse } from '../refusals/refuse.ts';

export interface Sender {
  id: string;
  network: string | null;
}

/**
 * Maximum concurrent uploads, so uploads cannot fill the disk. The limit per network is high,
 * because hundreds of people may share a network.
 */
const maxForms = { sender: 3, network: 30, all: 100 } as const;

const activeForms = new Map<string, number>();

/**
 * Returns a function that frees the reserved slot. Throws a Refusal if the sender, the network or
 * the server has too many uploads.
 */
export function reserveSlot({ id, network }: Sender): () => void {
  const slots = [
    { name: `sender:${id}`, max: maxForms.sender, full: tooMany },
    ...(network === null
      ? []
      : [{ name: `network:${network}`, max: maxForms.network, full: tooMany }]),
    { name: 'all', max: maxForms.all, full: () => refuse('picturesNotTaken') },
  ];
  const full = slots.find(({ name, max }) => (activeForms.get(name) ?? 0) >= max);
  if (full !== undefined) throw full.full();
  for (const { name } of slots) activeForms.set(name, (activeForms.get(name) ?? 0) + 1);
  return () => {
    for (const { name } of slots) {
      const left = (activeForms.get(name) ?? 0) - 1;
      if (left > 0) activeForms.set(name, left);
      else activeForms.delete(name);
    }
  };
}

const tooMany = () =>
  refuse('tooManyPictures', { with: { wait: { wait: minuteMs } }, waitMs: minuteMs });
