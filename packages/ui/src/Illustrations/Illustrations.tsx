import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './Illustrations.module.css';

export type IllustrationProps = Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children'>;

/** A drawing on a soft disc: lines in ink, one detail in the primary colour. Decoration only. */
const draw =
  (outline: string, detail: string) =>
  ({ className, ...rest }: IllustrationProps) => (
    <svg
      viewBox="0 0 120 120"
      width="120"
      height="120"
      aria-hidden
      className={cx(classes.root, className)}
      {...rest}
    >
      <circle cx="60" cy="60" r="58" className={classes.disc} />
      <path d={outline} className={classes.outline} />
      <path d={detail} className={classes.detail} />
    </svg>
  );

export const WalletIllustration = /* @__PURE__ */ draw(
  'M16 34h76a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6ZM16 34c0-4 3-6 6-7l52-9c4-.6 7 1.7 7 6v10M98 52H78a8 8 0 0 0 0 16h20M79 60v.2',
  'M26 44h34M26 76h40',
);
export const DocumentIllustration = /* @__PURE__ */ draw(
  'M34 14h36l20 20v64H34ZM70 14v20h20M46 50h32M46 62h32M46 74h18',
  'M76 82l5 5 10-11',
);
export const FaceIllustration = /* @__PURE__ */ draw(
  'M24 40V26a6 6 0 0 1 6-6h14M76 20h14a6 6 0 0 1 6 6v14M96 76v14a6 6 0 0 1-6 6H76M44 96H30a6 6 0 0 1-6-6V76M60 80c-11 0-19-9-19-22s8-22 19-22 19 9 19 22-8 22-19 22ZM53 54v3M67 54v3',
  'M53 67c4 4 10 4 14 0',
);
export const BankIllustration = /* @__PURE__ */ draw(
  'M18 44 60 20l42 24ZM26 52v32M44 52v32M76 52v32M94 52v32M20 84h80M14 96h92',
  'M60 36v.2M60 52v32',
);
export const CalendarIllustration = /* @__PURE__ */ draw(
  'M22 28h76v66H22ZM22 46h76M40 18v18M80 18v18M38 60h.2M60 60h.2M82 60h.2M38 78h.2',
  'M54 78l6 6 12-13',
);
export const EmptyListIllustration = /* @__PURE__ */ draw(
  'M28 22h64v76H28ZM44 42h.2M44 60h.2M44 78h.2',
  'M54 42h24M54 60h24M54 78h14',
);
export const ShieldIllustration = /* @__PURE__ */ draw(
  'M60 14 94 26v28c0 23-14 39-34 48-20-9-34-25-34-48V26ZM46 56h28v22H46ZM52 56v-8a8 8 0 0 1 16 0v8',
  'M60 64v6',
);
