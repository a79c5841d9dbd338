import { createIllustration } from './create-illustration.tsx';

/** For success: a passed step or an approved loan. */
export const TickIllustration = /* @__PURE__ */ createIllustration({
  body: 'M60 96a36 36 0 1 0 0-72 36 36 0 0 0 0 72Z',
  detail: 'M44 61l12 12 21-25',
});
export const PaidIllustration = /* @__PURE__ */ createIllustration({
  body: 'M36 20h48v78l-8-5-8 5-8-5-8 5-8-5-8 5Z',
  lines: 'M47 34h26M47 44h14',
  detail: 'M47 65l9 9 17-20',
});
