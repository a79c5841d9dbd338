import { minuteMs } from '@kosha/domain';
import { refuse } from '../refusals/refuse.ts';

/** Who sends a form. */
export interface Sender {
  /** The id of the borrower, or of the device where there is none. */
  id: string;
  /** The network of the call; null is not limited. */
  network: string | null;
}

/**
 * How many forms may be under way at once: of one sender, of one network, which hundreds of people may share, and of
 * everybody, so that waiting forms cannot fill the disk.
 */
const maxForms = { sender: 3, network: 30, all: 100 } as const;

const activeForms = new Map<string, number>();

/**
 * Gives a form a place before its first byte is read, and returns what gives the place back. Throws a Refusal when the
 * sender, their network or everybody together have too many under way.
 */
export function takePlace({ id, network }: Sender): () => void {
  const places = [
    { name: `sender:${id}`, max: maxForms.sender, full: tooMany },
    ...(network === null
      ? []
      : [{ name: `network:${network}`, max: maxForms.network, full: tooMany }]),
    { name: 'all', max: maxForms.all, full: () => refuse('picturesNotTaken') },
  ];
  const full = places.find(({ name, max }) => (activeForms.get(name) ?? 0) >= max);
  if (full !== undefined) throw full.full();
  for (const { name } of places) activeForms.set(name, (activeForms.get(name) ?? 0) + 1);
  return () => {
    for (const { name } of places) {
      const left = (activeForms.get(name) ?? 0) - 1;
      if (left > 0) activeForms.set(name, left);
      else activeForms.delete(name);
    }
  };
}

const tooMany = () =>
  refuse('tooManyPictures', { with: { wait: { wait: minuteMs } }, waitMs: minuteMs });
