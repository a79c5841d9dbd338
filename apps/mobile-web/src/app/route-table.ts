import { patterns } from '../shared/paths.ts';
import { accountLinks, accountRows } from './account-rows.ts';
import { lazyScreen } from '../shared/navigation/lazy-screen.tsx';
import { applyRow, homeRow, ordersRow, productRow } from './pictured-rows.ts';
import { publicRows } from './public-rows.ts';
import { signedInForm, signedInPage, signedInTab, type RouteRow } from './route-row.ts';

const orderList = {
  title: 'orders',
  screen: lazyScreen(async () => (await import('./order-list.screen.ts')).OrderList),
} as const;

const nextLoanList = {
  title: 'schedules',
  screen: lazyScreen(
    async () => (await import('../features/next-loan/next-loan-list.screen.tsx')).NextLoanList,
  ),
} as const;

export const routeTable: readonly RouteRow[] = [
  ...publicRows,
  {
    pattern: patterns.home,
    ...homeRow,
    screen: lazyScreen(async () => (await import('./home.screen.ts')).HomeScreen),
  },
  {
    pattern: patterns.orders,
    ...ordersRow,
    screen: lazyScreen(async () => (await import('./order-list.screen.ts')).OrderListScreen),
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
    ...productRow,
    screen: lazyScreen(async () => (await import('./product.screen.ts')).ProductScreen),
  },
  {
    pattern: patterns.apply,
    ...applyRow,
    screen: lazyScreen(async () => (await import('./apply.screen.ts')).ApplyScreen),
  },
  {
    pattern: patterns.denied,
    title: 'denied',
    screen: lazyScreen(
      async () => (await import('../features/product/denied.screen.tsx')).DeniedScreen,
    ),
    ...signedInForm,
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
    pattern: patterns.schedules,
    title: 'schedules',
    screen: lazyScreen(
      async () =>
        (await import('../features/next-loan/next-loan-list.screen.tsx')).NextLoanListScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.schedule,
    title: 'schedule',
    screen: lazyScreen(
      async () => (await import('../features/next-loan/next-loan.screen.tsx')).NextLoanScreen,
    ),
    ...signedInPage,
    list: nextLoanList,
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
    list: orderList,
  },
  {
    pattern: patterns.orderAudit,
    title: 'orderAudit',
    screen: lazyScreen(
      async () => (await import('../features/orders/audit/audit.screen.tsx')).AuditScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: orderList,
  },
  {
    pattern: patterns.orderConfirm,
    title: 'orderConfirm',
    screen: lazyScreen(
      async () => (await import('../features/orders/confirm/confirm.screen.tsx')).ConfirmScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.orderExtension,
    title: 'orderExtension',
    screen: lazyScreen(
      async () =>
        (await import('../features/orders/extension/extension.screen.tsx')).ExtensionScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.orderFacts,
    title: 'orderFacts',
    screen: lazyScreen(
      async () =>
        (await import('../features/orders/key-facts/key-facts.screen.tsx')).KeyFactsScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.orderReturn,
    title: 'orderReturn',
    screen: lazyScreen(
      async () => (await import('../features/orders/return/return.screen.tsx')).ReturnScreen,
    ),
    ...signedInPage,
    list: orderList,
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
    group: 'step',
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
    ...signedInForm,
    data: false,
  },
  {
    pattern: patterns.feedback,
    title: 'feedback',
    screen: lazyScreen(
      async () => (await import('../features/feedback/feedback.screen.tsx')).FeedbackScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinks,
  },
  ...accountRows,
];
