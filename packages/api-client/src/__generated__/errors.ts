// Generated from openapi/ by `pnpm contract:generate`. Do not edit.

/** What the app does with each code other than 0, and whether the call may succeed later. */
export const errors = {
  '400': { reaction: 'showNothingHere', retry: 'never' },
  '404': { reaction: 'showNothingHere', retry: 'never' },
  '409': { reaction: 'showMessage', retry: 'never' },
  '413': { reaction: 'showMessage', retry: 'never' },
  '422': { reaction: 'showMessage', retry: 'never' },
  '425': { reaction: 'enterCode', retry: 'afterWait' },
  '428': { reaction: 'verify', retry: 'never' },
  '429': { reaction: 'showMessage', retry: 'afterWait' },
  '500': { reaction: 'showMessage', retry: 'later' },
  '501': { reaction: 'showMessage', retry: 'never' },
  '503': { reaction: 'showMessage', retry: 'later' },
  '-4': { reaction: 'signIn', retry: 'never' },
} as const;
