import { createIcon } from './create-icon.tsx';

export type { IconProps } from './create-icon.tsx';

export const BackIcon = /* @__PURE__ */ createIcon('M19 12H5M11 6l-6 6 6 6');
export const HomeIcon = /* @__PURE__ */ createIcon(
  'M3.5 11l8.5-7 8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
);
export const OrdersIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h12V21l-3-1.75L12 21l-3-1.75L6 21ZM9.5 8.5h5M9.5 12.5h5',
);
export const AccountIcon = /* @__PURE__ */ createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
);
export const FeedbackIcon = /* @__PURE__ */ createIcon(
  'M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9h8M8 12.5h5',
);
export const CheckIcon = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5');
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.7',
);
export const WarningIcon = /* @__PURE__ */ createIcon('M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1');
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7v.1',
);
export const ErrorIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v6M12 16.2v.1',
);
export const CrossIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18');
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.4 2',
);
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 5.5l6.5 6.5L9 18.5');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M5.5 9l6.5 6.5L18.5 9');
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7',
);
export const LockIcon = /* @__PURE__ */ createIcon(
  'M5.5 10.5h13V20h-13ZM8.5 10.5V7.3a3.5 3.5 0 0 1 7 0v3.2',
);
export const MedalIcon = /* @__PURE__ */ createIcon(
  'M12 21a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 11 5.5 3.5h4l2.5 6 2.5-6h4l-3 7.5',
);
