import { useState } from 'react';
import { hasCameraSupport, type CameraTrouble } from './use-camera.ts';

interface Shots<Slot extends string> {
  /** Called with the picture of a slot. Returns the slot that comes next with the camera still open, if one does. */
  onTake: (slot: Slot, picture: File) => Slot | undefined;
  /** Called when the person has closed the camera without a picture. */
  onClose?: (slot: Slot) => void;
}

/** One slot of a screen and the camera. */
export interface SlotCamera {
  /** False once it has turned out that there is none. */
  isOffered: boolean;
  /** Why there was no live picture last time. */
  trouble: CameraTrouble | undefined;
  open: () => void;
}

/** The camera of a screen with one slot or several: open for one of them at a time, in their order if it is to go on. */
export function useShots<Slot extends string>({ onTake, onClose }: Shots<Slot>) {
  const [slot, setSlot] = useState<Slot>();
  const [trouble, setTrouble] = useState<{ slot: Slot; why: CameraTrouble }>();
  const isOffered = hasCameraSupport() && trouble?.why !== 'cameraAbsent';

  return {
    /** The slot whose picture is being taken; undefined while the camera is closed. */
    slot,
    isOffered,
    of: (own: Slot): SlotCamera => ({
      isOffered,
      trouble: trouble?.slot === own ? trouble.why : undefined,
      open: () => setSlot(own),
    }),
    handlers: {
      onClose() {
        setSlot(undefined);
        if (slot !== undefined) onClose?.(slot);
      },
      onTrouble(why: CameraTrouble) {
        setSlot(undefined);
        if (slot !== undefined) setTrouble({ slot, why });
      },
      onTake(picture: File) {
        if (slot === undefined) return;
        setTrouble(undefined);
        setSlot(onTake(slot, picture));
      },
    },
  };
}
