import { minuteMs } from '@kosha/domain';
import { refuse } from '../refusals/refuse.ts';

/** The sender of a form. */
export interface Sender {
  /** The borrower's id; for a visitor the device's id. */
  id: string;
  /** The network of the call. A call without a network (null) is not limited. */
  network: string | null;
}

/**
 * How many forms may be received at once, so that pending uploads cannot fill the disk: per sender,
 * per network, which hundreds of people may share, and in total.
 */
const maxForms = { sender: 3, network: 30, all: 100 } as const;

const activeForms = new Map<string, number>();

/**
 * Reserves an upload slot before a form's first byte is read. Returns a function that frees the
 * slot. Throws a Refusal if the sender, the network or the server has too many uploads.
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
