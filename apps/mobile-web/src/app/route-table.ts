import { patterns } from '../shared/paths.ts';
import { accountLinks, accountRows } from './account-rows.ts';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';
import { publicRows } from './public-rows.ts';
import { signedInForm, signedInPage, signedInTab, readUrl, type RouteRow } from './route-row.ts';

const orderList = {
  title: 'orders',
  screen: lazyComponent(
    async () => (await import('../features/orders/list/order-list.screen.tsx')).OrderList,
  ),
} as const;

const nextLoanList = {
  title: 'schedules',
  screen: lazyComponent(
    async () => (await import('../features/next-loan/next-loan-list.screen.tsx')).NextLoanList,
  ),
} as const;

const homeIndex = readUrl('/home/v1/index');
const productInfo = readUrl('/product/v1/product-info', { id: ':pid' });

export const routeTable: readonly RouteRow[] = [
  ...publicRows,
  {
    pattern: patterns.home,
    title: 'home',
    screen: lazyComponent(
      async () => (await import('../features/home/home.screen.tsx')).HomeScreen,
    ),
    ...signedInTab,
    reads: [homeIndex, readUrl('/auth/v1/find-user-auth')],
  },
  {
    pattern: patterns.orders,
    title: 'orders',
    screen: lazyComponent(
      async () => (await import('../features/orders/list/order-list.screen.tsx')).OrderListScreen,
    ),
    ...signedInTab,
    reads: [readUrl('/order/v1/list')],
  },
  {
    pattern: patterns.personal,
    title: 'account',
    screen: lazyComponent(
      async () => (await import('../features/account/account.screen.tsx')).AccountScreen,
    ),
    ...signedInTab,
    reads: [],
  },
  {
    pattern: patterns.product,
    title: 'product',
    screen: lazyComponent(
      async () => (await import('../features/product/product.screen.tsx')).ProductScreen,
    ),
    ...signedInPage,
    feedback: true,
    reads: [productInfo, homeIndex],
  },
  {
    pattern: patterns.apply,
    title: 'apply',
    screen: lazyComponent(
      async () => (await import('../features/apply/apply.screen.tsx')).ApplyScreen,
    ),
    ...signedInPage,
    reads: [
      productInfo,
      readUrl('/order/v1/precheck', { productId: ':pid' }),
      homeIndex,
      readUrl('/bank/v1/find-user-bank-card'),
    ],
  },
  {
    pattern: patterns.denied,
    title: 'denied',
    screen: lazyComponent(
      async () => (await import('../features/product/denied.screen.tsx')).DeniedScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.bank,
    title: 'bank',
    screen: lazyComponent(
      async () => (await import('../features/bank/list/bank-list.screen.tsx')).BankListScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.bankAdd,
    title: 'bankAdd',
    screen: lazyComponent(
      async () => (await import('../features/bank/add/add-bank.screen.tsx')).AddBankScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.bankIfsc,
    title: 'bankIfsc',
    screen: lazyComponent(
      async () => (await import('../features/bank/ifsc/ifsc.screen.tsx')).IfscScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.schedules,
    title: 'schedules',
    screen: lazyComponent(
      async () =>
        (await import('../features/next-loan/next-loan-list.screen.tsx')).NextLoanListScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: patterns.schedule,
    title: 'schedule',
    screen: lazyComponent(
      async () => (await import('../features/next-loan/next-loan.screen.tsx')).NextLoanScreen,
    ),
    ...signedInPage,
    list: nextLoanList,
  },
  {
    pattern: patterns.orderDetail,
    title: 'orderDetail',
    screen: lazyComponent(
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
    screen: lazyComponent(
      async () => (await import('../features/orders/audit/audit.screen.tsx')).AuditScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: orderList,
  },
  {
    pattern: patterns.orderConfirm,
    title: 'orderConfirm',
    screen: lazyComponent(
      async () => (await import('../features/orders/confirm/confirm.screen.tsx')).ConfirmScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.orderExtension,
    title: 'orderExtension',
    screen: lazyComponent(
      async () =>
        (await import('../features/orders/extension/extension.screen.tsx')).ExtensionScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.orderFacts,
    title: 'orderFacts',
    screen: lazyComponent(
      async () =>
        (await import('../features/orders/key-facts/key-facts.screen.tsx')).KeyFactsScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.orderReturn,
    title: 'orderReturn',
    screen: lazyComponent(
      async () => (await import('../features/orders/return/return.screen.tsx')).ReturnScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: patterns.authIndex,
    title: 'authIndex',
    screen: lazyComponent(
      async () =>
        (await import('../features/verification/dispatcher/dispatcher.screen.tsx'))
          .DispatcherScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authBasic,
    title: 'authBasic',
    screen: lazyComponent(
      async () => (await import('../features/verification/info/info.screen.tsx')).BasicScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authWork,
    title: 'authWork',
    screen: lazyComponent(
      async () => (await import('../features/verification/info/info.screen.tsx')).WorkScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authIdentity,
    title: 'authIdentity',
    screen: lazyComponent(
      async () => (await import('../features/verification/kyc/identity.screen.tsx')).IdentityScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authKyc,
    title: 'authIdentity',
    screen: lazyComponent(
      async () => (await import('../features/verification/kyc/identity.screen.tsx')).KycScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authFace,
    title: 'authFace',
    screen: lazyComponent(
      async () => (await import('../features/verification/face/face.screen.tsx')).FaceScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: patterns.authContacts,
    title: 'authContacts',
    screen: lazyComponent(
      async () =>
        (await import('../features/verification/contacts/contacts.screen.tsx')).ContactsScreen,
    ),
    ...signedInPage,
  },
  {
    pattern: patterns.authCallback,
    title: 'authCallback',
    screen: lazyComponent(
      async () =>
        (await import('../features/verification/callback/callback.screen.tsx')).CallbackScreen,
    ),
    ...signedInForm,
    data: false,
  },
  {
    pattern: patterns.feedback,
    title: 'feedback',
    screen: lazyComponent(
      async () => (await import('../features/feedback/feedback.screen.tsx')).FeedbackScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinks,
  },
  ...accountRows,
];
