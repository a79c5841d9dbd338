import { sampleNow } from './sample-now.ts';

const RealDate = Date;
const aheadMs = sampleNow - RealDate.now();

/** Storybook starts at the same time each day, so that a story always has the same dates. A screenshot stops the clock. */
class SampleDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
    if (parts.length === 0) super(SampleDate.now());
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = SampleDate as DateConstructor;
