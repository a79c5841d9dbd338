import { patterns } from '../shared/paths.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
import type { TitleKey } from './titles.messages.ts';

/**
 * One row for each screen: everything that §2 asks of a route. With `data` the query cache is loaded
 * together with the screen; screens without it stay small. `frame`: tabs = bottom navigation, bar =
 * back arrow and title, bare = the screen alone.
 */
export interface RouteRow {
  pattern: string;
  title: TitleKey;
  screen: LazyScreen;
  access: 'public' | 'signedIn';
  frame: 'tabs' | 'bar' | 'bare';
  background: 'canvas' | 'surface';
  data: boolean;
  /**
   * Whether the floating feedback button is shown (§2): on screens to read, not on forms, decisions
   * and waiting. Its dialog reads from the server, so it needs `data`.
   */
  feedback?: boolean;
  /** Rendered into HTML at build. */
  prerender?: boolean;
}

/** Most rows: behind sign-in, with a back arrow and the query cache. */
const signedInPage = {
  access: 'signedIn',
  frame: 'bar',
  background: 'canvas',
  data: true,
} satisfies Partial<RouteRow>;

/** As `signedInPage`, with the bottom navigation and the feedback button. */
const signedInTab = { ...signedInPage, frame: 'tabs', feedback: true } satisfies Partial<RouteRow>;

/** As `signedInPage`, on the background of forms. */
const signedInForm = { ...signedInPage, background: 'surface' } satisfies Partial<RouteRow>;

export const routeTable: readonly RouteRow[] = [
  {
    pattern: patterns.login,
    title: 'login',
    screen: lazyScreen(
      async () => (await import('../features/login/login.screen.tsx')).LoginScreen,
    ),
    access: 'public',
    frame: 'bare',
    background: 'surface',
    data: false,
    prerender: true,
  },
  {
    pattern: patterns.home,
    title: 'home',
    screen: lazyScreen(async () => (await import('../features/home/home.screen.tsx')).HomeScreen),
    ...signedInTab,
  },
  {
    pattern: patterns.orders,
    title: 'orders',
    screen: lazyScreen(
      async () => (await import('../features/orders/list/order-list.screen.tsx')).OrderListScreen,
    ),
    ...signedInTab,
  },
  {
    pattern: patterns.personal,
    title: 'account',
    screen: lazyScreen(
      async () => (await import('../features/account/account.screen.tsx')).AccountScreen,
    ),
    ...signedInTab,
  },
  {
    pattern: patterns.product,
    title: 'product',
    screen: lazyScreen(
      async () => (await import('../features/product/product.screen.tsx')).ProductScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.apply,
    title: 'apply',
    screen: lazyScreen(
      async () => (await import('../features/apply/apply.screen.tsx')).ApplyScreen,
    ),
    ...signedInPage,
  },
  {
    pattern: patterns.denied,
    title: 'denied',
    screen: lazyScreen(
      async () => (await import('../features/product/denied.screen.tsx')).DeniedScreen,
    ),
    access: 'signedIn',
    frame: 'bar',
    background: 'surface',
    data: false,
  },
  {
    pattern: patterns.bank,
    title: 'bank',
    screen: lazyScreen(
      async () => (await import('../features/bank/bank-list.screen.tsx')).BankListScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.bankAdd,
    title: 'bankAdd',
    screen: lazyScreen(
      async () => (await import('../features/bank/add-bank.screen.tsx')).AddBankScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.bankIfsc,
    title: 'bankIfsc',
    screen: lazyScreen(
      async () => (await import('../features/bank/ifsc/ifsc.screen.tsx')).IfscScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.orderDetail,
    title: 'orderDetail',
    screen: lazyScreen(
      async () =>
        (await import('../features/orders/detail/order-detail.screen.tsx')).OrderDetailScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.orderAudit,
    title: 'orderAudit',
    screen: lazyScreen(
      async () => (await import('../features/orders/audit/audit.screen.tsx')).AuditScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.orderConfirm,
    title: 'orderConfirm',
    screen: lazyScreen(
      async () => (await import('../features/orders/confirm/confirm.screen.tsx')).ConfirmScreen,
    ),
    ...signedInPage,
  },
  {
    pattern: patterns.orderExtension,
    title: 'orderExtension',
    screen: lazyScreen(
      async () =>
        (await import('../features/orders/extension/extension.screen.tsx')).ExtensionScreen,
    ),
    ...signedInPage,
  },
  {
    pattern: patterns.authIndex,
    title: 'authIndex',
    screen: lazyScreen(
      async () =>
        (await import('../features/verification/dispatcher/dispatcher.screen.tsx'))
          .DispatcherScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authBasic,
    title: 'authBasic',
    screen: lazyScreen(
      async () => (await import('../features/verification/info/info.screen.tsx')).BasicScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authWork,
    title: 'authWork',
    screen: lazyScreen(
      async () => (await import('../features/verification/info/info.screen.tsx')).WorkScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authIdentity,
    title: 'authIdentity',
    screen: lazyScreen(
      async () => (await import('../features/verification/kyc/identity.screen.tsx')).IdentityScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authKyc,
    title: 'authIdentity',
    screen: lazyScreen(
      async () => (await import('../features/verification/kyc/identity.screen.tsx')).KycScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authFace,
    title: 'authFace',
    screen: lazyScreen(
      async () => (await import('../features/verification/face/face.screen.tsx')).FaceScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authContacts,
    title: 'authContacts',
    screen: lazyScreen(
      async () =>
        (await import('../features/verification/contacts/contacts.screen.tsx')).ContactsScreen,
    ),
    ...signedInPage,
  },
  {
    pattern: patterns.authCallback,
    title: 'authCallback',
    screen: lazyScreen(
      async () =>
        (await import('../features/verification/callback/callback.screen.tsx')).CallbackScreen,
    ),
    access: 'signedIn',
    frame: 'bar',
    background: 'surface',
    data: false,
  },
  {
    pattern: patterns.verifyContact,
    title: 'verifyContact',
    screen: lazyScreen(
      async () =>
        (await import('../features/contact-verification/contact-verification.screen.tsx'))
          .ContactVerificationScreen,
    ),
    access: 'public',
    frame: 'bare',
    background: 'surface',
    data: true,
  },
  {
    pattern: patterns.help,
    title: 'help',
    screen: lazyScreen(
      async () => (await import('../features/account/help.screen.tsx')).HelpScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.about,
    title: 'about',
    screen: lazyScreen(
      async () => (await import('../features/account/about.screen.tsx')).AboutScreen,
    ),
    ...signedInForm,
    feedback: true,
  },
  {
    pattern: patterns.download,
    title: 'download',
    screen: lazyScreen(
      async () => (await import('../features/public-pages/download.screen.tsx')).DownloadScreen,
    ),
    access: 'public',
    frame: 'bar',
    background: 'surface',
    data: false,
    prerender: true,
  },
  {
    pattern: patterns.agreementLoan,
    title: 'agreementLoan',
    screen: lazyScreen(
      async () =>
        (await import('../features/public-pages/agreement.screen.tsx')).LoanAgreementScreen,
    ),
    access: 'public',
    frame: 'bar',
    background: 'surface',
    data: false,
    prerender: true,
  },
  {
    pattern: patterns.agreementPrivacy,
    title: 'agreementPrivacy',
    screen: lazyScreen(
      async () => (await import('../features/public-pages/agreement.screen.tsx')).PrivacyScreen,
    ),
    access: 'public',
    frame: 'bar',
    background: 'surface',
    data: false,
    prerender: true,
  },
];

/** Any other address (D07). */
export const notFoundRow: RouteRow = {
  pattern: '*',
  title: 'notFound',
  screen: lazyScreen(
    async () => (await import('../features/not-found/not-found.screen.tsx')).NotFoundScreen,
  ),
  access: 'public',
  frame: 'bar',
  background: 'canvas',
  data: false,
};
