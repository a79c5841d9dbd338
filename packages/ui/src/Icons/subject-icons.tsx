import { createIcon } from './create-icon.tsx';

/* Icons that only some screens use. The icons that every page loads are in `Icons.tsx`. */

export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8l4.7 4.7',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const CameraIcon = /* @__PURE__ */ createIcon(
  'M3.5 7.5h4L9 5h6l1.5 2.5h4V19h-17ZM12 16.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z',
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  'M4 5h16v14H4ZM4 16l4.5-4.5 4 4 3-3L20 17M15 9h.1',
);
export const HelpIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.3 9.4c.3-1.6 1.4-2.4 2.8-2.4 1.5 0 2.7 1 2.7 2.4 0 2-2.7 2.2-2.7 4.2M12.1 16.7v.1',
);
export const SignOutIcon = /* @__PURE__ */ createIcon(
  'M14 4.5H5v15h9M10 12h10.5M16.5 7.5 21 12l-4.5 4.5',
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M8.5 4 5 4.500c-.6 8 6.500 15 14.500 14.500L20 15.500l-4.500-2-2 2c-2-1-4-3-5-5l2-2Z',
);
export const DocumentIcon = /* @__PURE__ */ createIcon('M3.5 5.5h17v13h-17ZM3.5 9.5h17M7 14h4');
export const ContractIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h8.5L18 7v13.5H6ZM14 3.5v4h4M9 12h6M9 15.5h6',
);
export const DeviceIcon = /* @__PURE__ */ createIcon('M7.5 3h9v18h-9ZM11 17.8h2');
export const ScalesIcon = /* @__PURE__ */ createIcon(
  'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5h5ZM19 7l-2.5 6.5h5ZM2.5 13.5a2.5 2.5 0 0 0 5 0M16.5 13.5a2.5 2.5 0 0 0 5 0',
);
export const ToggleIcon = /* @__PURE__ */ createIcon(
  'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7ZM16 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
);
export const WorkIcon = /* @__PURE__ */ createIcon(
  'M3.5 8h17v11.5h-17ZM9 8V5h6v3M3.5 13h17M12 12v2',
);
export const ContactsIcon = /* @__PURE__ */ createIcon(
  'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.5 19.5c.6-3 2.8-4.7 5.5-4.7s4.9 1.7 5.5 4.7M15 5.4a3.2 3.2 0 0 1 0 6M17.3 15.2c1.7.6 2.8 2.1 3.2 4.3',
);
