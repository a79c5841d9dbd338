import type { OperationId } from '../http/contract.ts';
import type { Operation } from '../http/operation.ts';
import { findUserAuth } from './auth/findUserAuth.ts';
import { bindBankCard } from './bank/bindBankCard.ts';
import { findUserBankCards } from './bank/findUserBankCards.ts';
import { getAboutUs } from './client/getAboutUs.ts';
import { getClientConfig } from './client/getClientConfig.ts';
import { getCountry } from './client/getCountry.ts';
import { listFaq } from './client/listFaq.ts';
import { getHomeIndex } from './home/getHomeIndex.ts';
import { applyOrder } from './order/applyOrder.ts';
import { calculateQuote } from './order/calculateQuote.ts';
import { confirmLoan } from './order/confirmLoan.ts';
import { getOrderDetail } from './order/getOrderDetail.ts';
import { listOrders } from './order/listOrders.ts';
import { precheckOrder } from './order/precheckOrder.ts';
import { reapplyOrder } from './order/reapplyOrder.ts';
import { repayOrder } from './pay-order/repayOrder.ts';
import { getProductInfo } from './product/getProductInfo.ts';
import { sendCode } from './sms/sendCode.ts';
import { getTrackingConfig } from './tracking/getTrackingConfig.ts';
import { trackEventV2 } from './tracking/trackEventV2.ts';
import { trackEventV3 } from './tracking/trackEventV3.ts';
import { getEligibility } from './user/getEligibility.ts';
import { login } from './user/login.ts';

/** The operations this server offers; every other one of the contract answers that it is not. */
export const routes = {
  findUserAuth,
  bindBankCard,
  findUserBankCards,
  getAboutUs,
  getClientConfig,
  getCountry,
  listFaq,
  getHomeIndex,
  applyOrder,
  calculateQuote,
  confirmLoan,
  getOrderDetail,
  listOrders,
  precheckOrder,
  reapplyOrder,
  repayOrder,
  getProductInfo,
  sendCode,
  getTrackingConfig,
  trackEventV2,
  trackEventV3,
  getEligibility,
  login,
} as const satisfies { readonly [Id in OperationId]?: Operation<Id> };
