import { routePatterns } from '../shared/paths.ts';
import { lazyComponent } from '../shared/navigation/lazy-component.ts';
import { publicPage, type RouteRow } from './route-row.ts';

/** The screens that open without sign-in (§2). */
export const publicRoutes: readonly RouteRow[] = [
  {
    pattern: routePatterns.login,
    title: 'login',
    screen: lazyComponent(
      async () => (await import('../features/login/login.screen.tsx')).LoginScreen,
    ),
    ...publicPage,
    frame: 'bare',
  },
  {
    pattern: routePatterns.joint,
    title: 'joint',
    screen: lazyComponent(
      async () =>
        (await import('../features/native-sign-in/native-sign-in.screen.tsx')).NativeSignInScreen,
    ),
    access: 'public',
    frame: 'bare',
    background: 'surface',
    data: false,
  },
  {
    pattern: routePatterns.nativeAudit,
    title: 'nativeAudit',
    screen: lazyComponent(
      async () =>
        (await import('../features/orders/native-audit/native-audit.screen.tsx')).NativeAuditScreen,
    ),
    access: 'public',
    frame: 'bar',
    background: 'canvas',
    data: true,
  },
  {
    pattern: routePatterns.verifyContact,
    title: 'verifyContact',
    screen: lazyComponent(
      async () =>
        (await import('../features/contact-verification/contact-verification.screen.tsx'))
          .ContactVerificationScreen,
    ),
    ...publicPage,
    frame: 'bare',
    data: true,
  },
  {
    pattern: routePatterns.download,
    title: 'download',
    screen: lazyComponent(
      async () => (await import('../features/public-pages/download.screen.tsx')).DownloadScreen,
    ),
    ...publicPage,
    background: 'canvas',
  },
  {
    pattern: routePatterns.alert,
    title: 'alert',
    screen: lazyComponent(
      async () => (await import('../features/public-pages/alert/alert.screen.tsx')).AlertScreen,
    ),
    ...publicPage,
  },
  {
    pattern: routePatterns.distribution,
    title: 'distribution',
    screen: lazyComponent(
      async () =>
        (await import('../features/public-pages/distribution/distribution.screen.tsx'))
          .DistributionScreen,
    ),
    ...publicPage,
  },
  {
    pattern: routePatterns.promotion,
    title: 'promotion',
    screen: lazyComponent(
      async () =>
        (await import('../features/public-pages/promotion/promotion.screen.tsx')).PromotionScreen,
    ),
    ...publicPage,
    frame: 'bare',
  },
  {
    pattern: routePatterns.agreementLoan,
    title: 'agreementLoan',
    screen: lazyComponent(
      async () =>
        (await import('../features/public-pages/agreement.screen.tsx')).LoanAgreementScreen,
    ),
    ...publicPage,
  },
  {
    pattern: routePatterns.agreementPrivacy,
    title: 'agreementPrivacy',
    screen: lazyComponent(
      async () => (await import('../features/public-pages/agreement.screen.tsx')).PrivacyScreen,
    ),
    ...publicPage,
  },
];
