import { useState } from 'react';
import { hasCameraSupport, type CameraTrouble } from './use-camera.ts';

interface ShotOptions<Slot extends string> {
  /**
   * Called with each photo and the slot that it fills. If it returns a slot, the camera stays open
   * to take the photo for the returned slot.
   */
  onTake: (slot: Slot, picture: File) => Slot | undefined;
  /** Called if the user closes the camera without a photo. */
  onClose?: (slot: Slot) => void;
}

export interface SlotCamera {
  /** False if the browser has no camera API or has found no camera. */
  isOffered: boolean;
  trouble: CameraTrouble | undefined;
  open: () => void;
}

/**
 * A slot is the place for one photo on the page. The camera is open for one slot at a time. After
 * each photo, `onTake` can return the slot to continue with.
 */
export function useCameraSheet<Slot extends string>({ onTake, onClose }: ShotOptions<Slot>) {
  const [slot, setSlot] = useState<Slot>();
  const [trouble, setTrouble] = useState<{ slot: Slot; why: CameraTrouble }>();
  const isOffered = hasCameraSupport() && trouble?.why !== 'cameraAbsent';

  return {
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
