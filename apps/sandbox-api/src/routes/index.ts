import type { Routes } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { bankInfoRoutes } from './bank-info.ts';
import { bankRoutes } from './bank.ts';
import { clientRoutes } from './client.ts';
import { consentRoutes } from './consent.ts';
import { deviceRoutes } from './device.ts';
import { extensionRoutes } from './extension.ts';
import { grievanceRoutes } from './grievance.ts';
import { homeRoutes } from './home.ts';
import { kycRoutes } from './kyc.ts';
import { mapStateRoutes } from './map-state.ts';
import { opinionRoutes } from './opinion.ts';
import { orderRoutes } from './order.ts';
import { payOrderRoutes } from './pay-order.ts';
import { privacyRoutes } from './privacy.ts';
import { productRoutes } from './product.ts';
import { scheduleRoutes } from './schedule.ts';
import { smsRoutes } from './sms.ts';
import { trackingRoutes } from './tracking.ts';
import { userRoutes } from './user.ts';

/** The routes by the tags of the OpenAPI contract. Each tag has its own file in this folder. */
export const routesByTag = {
  auth: authRoutes,
  bank: bankRoutes,
  'bank-info': bankInfoRoutes,
  client: clientRoutes,
  consent: consentRoutes,
  device: deviceRoutes,
  extension: extensionRoutes,
  grievance: grievanceRoutes,
  home: homeRoutes,
  kyc: kycRoutes,
  'map-state': mapStateRoutes,
  opinion: opinionRoutes,
  order: orderRoutes,
  'pay-order': payOrderRoutes,
  privacy: privacyRoutes,
  product: productRoutes,
  schedule: scheduleRoutes,
  sms: smsRoutes,
  tracking: trackingRoutes,
  user: userRoutes,
} as const satisfies Readonly<Record<string, Routes>>;

export const routes: Routes = Object.assign({}, ...Object.values(routesByTag)) as Routes;
