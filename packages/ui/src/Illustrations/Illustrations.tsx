import { createIllustration } from './create-illustration.tsx';

/* These illustrations load with the screens that use them. */

export const DocumentIllustration = /* @__PURE__ */ createIllustration({
  body: 'M34 14h36l20 20v66H34ZM70 14v20h20',
  lines: 'M46 50h32M46 62h32M46 74h16',
  detail: 'M74 84l6 6 13-15',
});

const frame =
  'M24 42V28a6 6 0 0 1 6-6h14M76 22h14a6 6 0 0 1 6 6v14M96 78v14a6 6 0 0 1-6 6H76M44 98H30a6 6 0 0 1-6-6V78';
const head = 'M60 82c-11 0-19-9-19-22s8-22 19-22 19 9 19 22-8 22-19 22Z';

export const FaceIllustration = /* @__PURE__ */ createIllustration({
  body: head,
  lines: `${frame}M53 56v3M67 56v3`,
  detail: 'M52 68c4 5 12 5 16 0',
});
export const FaceUnclearIllustration = /* @__PURE__ */ createIllustration({
  body: head,
  lines: `${frame}M53 56v3M67 56v3`,
  detail: 'M53 70h14',
  tone: 'trouble',
});
export const BankIllustration = /* @__PURE__ */ createIllustration({
  body: 'M18 46 60 20l42 26ZM20 86h80v10H20Z',
  lines: 'M30 54v24M48 54v24M72 54v24M90 54v24',
  detail: 'M60 35v.2M60 54v24',
});
export const BankCardIllustration = /* @__PURE__ */ createIllustration({
  body: 'M22 34h76a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z',
  lines: 'M16 48h88M28 74h22',
  detail: 'M84 59v18M75 68h18',
});
export const CalendarIllustration = /* @__PURE__ */ createIllustration({
  body: 'M24 30h72v66H24Z',
  lines: 'M24 47h72M42 20v18M78 20v18',
  detail: 'M60 87a15 15 0 1 0 0-30 15 15 0 0 0 0 30ZM60 64v8l6 4',
});
export const SpeechIllustration = /* @__PURE__ */ createIllustration({
  body: 'M80 50h14a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-3v11L79 84H62a6 6 0 0 1-6-6V64M24 26h50a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H44L32 76V64h-8a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z',
  detail: 'M34 45h.2M49 45h.2M64 45h.2',
});
/** For something that was not found. */
export const MagnifierIllustration = /* @__PURE__ */ createIllustration({
  body: 'M54 80a28 28 0 1 0 0-56 28 28 0 0 0 0 56Z',
  lines: 'M74 72l24 24',
  detail: 'M46 46c0-5 3.500-8 8-8s8 3 8 7.500c0 6.500-8 6-8 13M54 67v.2',
  tone: 'trouble',
});
