import type { ComponentPropsWithRef } from 'react';

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children'>;

/** A 24 px grid, 1.75 px lines in the text's colour; screen readers skip it. */
const drawIcon = (path: string) => (props: IconProps) => (
  <svg
    width="1.4em"
    height="1.4em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...props}
  >
    <path d={path} />
  </svg>
);

export const BackIcon = /* @__PURE__ */ drawIcon('M19 12H5M11 6l-6 6 6 6');
export const HomeIcon = /* @__PURE__ */ drawIcon(
  'M3.5 11l8.5-7 8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
);
export const OrdersIcon = /* @__PURE__ */ drawIcon(
  'M6 3.5h12V21l-3-1.75L12 21l-3-1.75L6 21ZM9.5 8.5h5M9.5 12.5h5',
);
export const AccountIcon = /* @__PURE__ */ drawIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
);
export const FeedbackIcon = /* @__PURE__ */ drawIcon(
  'M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9h8M8 12.5h5',
);
export const CheckIcon = /* @__PURE__ */ drawIcon('M5 12.5l4.5 4.5L19 7.5');
export const SuccessIcon = /* @__PURE__ */ drawIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.7',
);
export const WarningIcon = /* @__PURE__ */ drawIcon('M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1');
export const InfoIcon = /* @__PURE__ */ drawIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7v.1',
);
export const ErrorIcon = /* @__PURE__ */ drawIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v6M12 16.2v.1',
);
export const CrossIcon = /* @__PURE__ */ drawIcon('M6 6l12 12M18 6 6 18');
export const ClockIcon = /* @__PURE__ */ drawIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.4 2',
);
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('M9 5.5l6.5 6.5L9 18.5');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('M5.5 9l6.5 6.5L18.5 9');
export const RefreshIcon = /* @__PURE__ */ drawIcon(
  'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7',
);
export const LockIcon = /* @__PURE__ */ drawIcon(
  'M5.5 10.5h13V20h-13ZM8.5 10.5V7.3a3.5 3.5 0 0 1 7 0v3.2',
);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8l4.7 4.7',
);
export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
export const CameraIcon = /* @__PURE__ */ drawIcon(
  'M3.5 7.5h4L9 5h6l1.5 2.5h4V19h-17ZM12 16.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z',
);
export const ImageIcon = /* @__PURE__ */ drawIcon(
  'M4 5h16v14H4ZM4 16l4.5-4.5 4 4 3-3L20 17M15 9h.1',
);
export const HelpIcon = /* @__PURE__ */ drawIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.3 9.4c.3-1.6 1.4-2.4 2.8-2.4 1.5 0 2.7 1 2.7 2.4 0 2-2.7 2.2-2.7 4.2M12.1 16.7v.1',
);
export const SignOutIcon = /* @__PURE__ */ drawIcon(
  'M14 4.5H5v15h9M10 12h10.5M16.5 7.5 21 12l-4.5 4.5',
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  'M8.5 4 5 4.500c-.6 8 6.500 15 14.500 14.500L20 15.500l-4.500-2-2 2c-2-1-4-3-5-5l2-2Z',
);
export const MedalIcon = /* @__PURE__ */ drawIcon(
  'M12 21a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 11 5.5 3.5h4l2.5 6 2.5-6h4l-3 7.5',
);
export const DocumentIcon = /* @__PURE__ */ drawIcon('M3.5 5.5h17v13h-17ZM3.5 9.5h17M7 14h4');
export const WorkIcon = /* @__PURE__ */ drawIcon('M3.5 8h17v11.5h-17ZM9 8V5h6v3M3.5 13h17M12 12v2');
export const ContactsIcon = /* @__PURE__ */ drawIcon(
  'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.5 19.5c.6-3 2.8-4.7 5.5-4.7s4.9 1.7 5.5 4.7M15 5.4a3.2 3.2 0 0 1 0 6M17.3 15.2c1.7.6 2.8 2.1 3.2 4.3',
);
