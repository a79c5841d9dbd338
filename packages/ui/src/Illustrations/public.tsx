import { createIllustration } from './create-illustration.tsx';

const phone = 'M43 18h34a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H43a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z';

/** For the page about eligibility and documents. */
export const IdCardIllustration = /* @__PURE__ */ createIllustration({
  body: 'M20 34h80a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Z',
  lines: 'M39 59a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM27 74c1-14 23-14 24 0M64 48h28',
  detail: 'M66 66l7 7 15-16',
});
export const PhoneWithAppIllustration = /* @__PURE__ */ createIllustration({
  body: phone,
  lines: 'M55 25h10',
  detail: 'M60 42v26M49 58l11 11 11-11M47 84h26',
});
export const PhoneOpeningIllustration = /* @__PURE__ */ createIllustration({
  body: phone,
  lines: 'M55 25h10',
  detail: 'M49 74l22-22M54 50h17v17',
});
/** For visitors who must open the app on another device. */
export const TwoScreensIllustration = /* @__PURE__ */ createIllustration({
  body: 'M73 74H16V32h60v14M78 46h22a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H78a5 5 0 0 1-5-5V51a5 5 0 0 1 5-5Z',
  lines: 'M10 84h52M85 53h8',
  detail: 'M30 53h22M44 44l9 9-9 9',
});
export const SignedPaperIllustration = /* @__PURE__ */ createIllustration({
  body: 'M34 16h36l18 18v70H34ZM70 16v18h18',
  lines: 'M46 46h30M46 57h30M46 68h18',
  detail: 'M46 88c5-10 9-10 9-3s6 5 9-2 5 6 12 3',
});
