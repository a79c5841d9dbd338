import type { Routes } from '../http/route.ts';
import { auth } from './auth.ts';
import { bankInfo } from './bank-info.ts';
import { bank } from './bank.ts';
import { client } from './client.ts';
import { consent } from './consent.ts';
import { device } from './device.ts';
import { extension } from './extension.ts';
import { grievance } from './grievance.ts';
import { home } from './home.ts';
import { kyc } from './kyc.ts';
import { mapState } from './map-state.ts';
import { opinion } from './opinion.ts';
import { order } from './order.ts';
import { payOrder } from './pay-order.ts';
import { privacy } from './privacy.ts';
import { product } from './product.ts';
import { schedule } from './schedule.ts';
import { sms } from './sms.ts';
import { tracking } from './tracking.ts';
import { user } from './user.ts';

/** The routes by the tags of the OpenAPI contract. Each tag has its own file in this folder. */
export const routesByTag = {
  auth,
  bank,
  'bank-info': bankInfo,
  client,
  consent,
  device,
  extension,
  grievance,
  home,
  kyc,
  'map-state': mapState,
  opinion,
  order,
  'pay-order': payOrder,
  privacy,
  product,
  schedule,
  sms,
  tracking,
  user,
} as const satisfies Readonly<Record<string, Routes>>;

export const routes: Routes = Object.assign({}, ...Object.values(routesByTag)) as Routes;
