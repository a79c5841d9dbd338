import { sampleNow } from './sample-now.ts';

const RealDate = Date;
const aheadMs = sampleNow - RealDate.now();

/**
 * The clock starts at `sampleNow` when Storybook loads, so that stories always show the same dates.
 */
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
