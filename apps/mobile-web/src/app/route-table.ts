import { routePatterns } from '../shared/paths.ts';
import { accountLinkList, accountRoutes } from './account-rows.ts';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';
import { publicRoutes } from './public-rows.ts';
import { signedInForm, signedInPage, signedInTab, apiUrlOf, type RouteRow } from './route-row.ts';

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

const homeIndex = apiUrlOf('/home/v1/index');
const productInfo = apiUrlOf('/product/v1/product-info', { id: ':pid' });

export const routeTable: readonly RouteRow[] = [
  ...publicRoutes,
  {
    pattern: routePatterns.home,
    title: 'home',
    screen: lazyComponent(
      async () => (await import('../features/home/home.screen.tsx')).HomeScreen,
    ),
    ...signedInTab,
    reads: [homeIndex, apiUrlOf('/auth/v1/find-user-auth')],
  },
  {
    pattern: routePatterns.orders,
    title: 'orders',
    screen: lazyComponent(
      async () => (await import('../features/orders/list/order-list.screen.tsx')).OrderListScreen,
    ),
    ...signedInTab,
    reads: [apiUrlOf('/order/v1/list')],
  },
  {
    pattern: routePatterns.personal,
    title: 'account',
    screen: lazyComponent(
      async () => (await import('../features/account/account.screen.tsx')).AccountScreen,
    ),
    ...signedInTab,
    reads: [],
  },
  {
    pattern: routePatterns.product,
    title: 'product',
    screen: lazyComponent(
      async () => (await import('../features/product/product.screen.tsx')).ProductScreen,
    ),
    ...signedInPage,
    feedback: true,
    reads: [productInfo, homeIndex],
  },
  {
    pattern: routePatterns.apply,
    title: 'apply',
    screen: lazyComponent(
      async () => (await import('../features/apply/apply.screen.tsx')).ApplyScreen,
    ),
    ...signedInPage,
    reads: [
      productInfo,
      apiUrlOf('/order/v1/precheck', { productId: ':pid' }),
      homeIndex,
      apiUrlOf('/bank/v1/find-user-bank-card'),
    ],
  },
  {
    pattern: routePatterns.denied,
    title: 'denied',
    screen: lazyComponent(
      async () => (await import('../features/product/denied.screen.tsx')).DeniedScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.bank,
    title: 'bank',
    screen: lazyComponent(
      async () => (await import('../features/bank/list/bank-list.screen.tsx')).BankListScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: routePatterns.bankAdd,
    title: 'bankAdd',
    screen: lazyComponent(
      async () => (await import('../features/bank/add/add-bank.screen.tsx')).AddBankScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.bankIfsc,
    title: 'bankIfsc',
    screen: lazyComponent(
      async () => (await import('../features/bank/ifsc/ifsc.screen.tsx')).IfscScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.schedules,
    title: 'schedules',
    screen: lazyComponent(
      async () =>
        (await import('../features/next-loan/next-loan-list.screen.tsx')).NextLoanListScreen,
    ),
    ...signedInPage,
    feedback: true,
  },
  {
    pattern: routePatterns.schedule,
    title: 'schedule',
    screen: lazyComponent(
      async () => (await import('../features/next-loan/next-loan.screen.tsx')).NextLoanScreen,
    ),
    ...signedInPage,
    list: nextLoanList,
  },
  {
    pattern: routePatterns.orderDetail,
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
    pattern: routePatterns.orderAudit,
    title: 'orderAudit',
    screen: lazyComponent(
      async () => (await import('../features/orders/audit/audit.screen.tsx')).AuditScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: orderList,
  },
  {
    pattern: routePatterns.orderConfirm,
    title: 'orderConfirm',
    screen: lazyComponent(
      async () => (await import('../features/orders/confirm/confirm.screen.tsx')).ConfirmScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: routePatterns.orderExtension,
    title: 'orderExtension',
    screen: lazyComponent(
      async () =>
        (await import('../features/orders/extension/extension.screen.tsx')).ExtensionScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: routePatterns.orderFacts,
    title: 'orderFacts',
    screen: lazyComponent(
      async () =>
        (await import('../features/orders/key-facts/key-facts.screen.tsx')).KeyFactsScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: routePatterns.orderReturn,
    title: 'orderReturn',
    screen: lazyComponent(
      async () => (await import('../features/orders/return/return.screen.tsx')).ReturnScreen,
    ),
    ...signedInPage,
    list: orderList,
  },
  {
    pattern: routePatterns.authIndex,
    title: 'authIndex',
    screen: lazyComponent(
      async () =>
        (await import('../features/verification/dispatcher/dispatcher.screen.tsx'))
          .DispatcherScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.authBasic,
    title: 'authBasic',
    screen: lazyComponent(
      async () => (await import('../features/verification/info/info.screen.tsx')).BasicScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.authWork,
    title: 'authWork',
    screen: lazyComponent(
      async () => (await import('../features/verification/info/info.screen.tsx')).WorkScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.authIdentity,
    title: 'authIdentity',
    screen: lazyComponent(
      async () => (await import('../features/verification/kyc/identity.screen.tsx')).IdentityScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.authKyc,
    title: 'authIdentity',
    screen: lazyComponent(
      async () => (await import('../features/verification/kyc/identity.screen.tsx')).KycScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.authFace,
    title: 'authFace',
    screen: lazyComponent(
      async () => (await import('../features/verification/face/face.screen.tsx')).FaceScreen,
    ),
    ...signedInForm,
  },
  {
    pattern: routePatterns.authContacts,
    title: 'authContacts',
    screen: lazyComponent(
      async () =>
        (await import('../features/verification/contacts/contacts.screen.tsx')).ContactsScreen,
    ),
    ...signedInPage,
  },
  {
    pattern: routePatterns.authCallback,
    title: 'authCallback',
    screen: lazyComponent(
      async () =>
        (await import('../features/verification/callback/callback.screen.tsx')).CallbackScreen,
    ),
    ...signedInForm,
    data: false,
  },
  {
    pattern: routePatterns.feedback,
    title: 'feedback',
    screen: lazyComponent(
      async () => (await import('../features/feedback/feedback.screen.tsx')).FeedbackScreen,
    ),
    ...signedInPage,
    feedback: true,
    list: accountLinkList,
  },
  ...accountRoutes,
];
