import { createIllustration } from './create-illustration.tsx';

/* Illustrations that load with the first screen after sign-in. */

const vessel = 'M30 50h60v34a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8Z';

/** The closed vessel of the Kosha logo. */
export const VesselIllustration = /* @__PURE__ */ createIllustration({
  body: `${vessel}M30 50l11-19h38l11 19Z`,
  detail: 'M50 70h20',
});
/** For a screen that crashed without a loss of data. */
export const CrackedVesselIllustration = /* @__PURE__ */ createIllustration({
  body: `${vessel}M26 43l8-19 38-7 14 14Z`,
  detail: 'M62 51l-8 11 11 8-8 9 4 12',
  tone: 'trouble',
});
/** For a failed request. */
export const UnpluggedIllustration = /* @__PURE__ */ createIllustration({
  body: 'M20 44h14a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H20ZM100 44H86a10 10 0 0 0-10 10v12a10 10 0 0 0 10 10h14Z',
  lines: 'M5 60h15M44 54h9M44 66h9M100 60h15',
  detail: 'M60 40V28M51 42l-7-10M69 42l7-10',
  tone: 'trouble',
});
export const ReceiptIllustration = /* @__PURE__ */ createIllustration({
  body: 'M36 20h48v78l-8-5-8 5-8-5-8 5-8-5-8 5Z',
  lines: 'M47 76h26',
  detail: 'M50 36h20M50 45h20M50 36h6c12 0 12 18 0 18h-5l14 14',
});
