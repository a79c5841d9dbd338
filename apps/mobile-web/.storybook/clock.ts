import { worldNow } from './world-now.ts';

const RealDate = Date;
const aheadMs = worldNow - RealDate.now();

/**
 * Each day is the same in Storybook, so that a story shows the same dates on its page, alone, in the
 * book and in its test. Time goes on from there; a picture stops it.
 */
class WorldDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
    if (parts.length === 0) super(WorldDate.now());
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = WorldDate as DateConstructor;
