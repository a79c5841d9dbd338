import type { OperationId } from '../http/contract.ts';
import type { Operation } from '../http/operation.ts';
import { answerContactVerification } from './auth/answerContactVerification.ts';
import { findUserAuth } from './auth/findUserAuth.ts';
import { getBaseInfoPage } from './auth/getBaseInfoPage.ts';
import { getContactVerification } from './auth/getContactVerification.ts';
import { getWorkInfoPage } from './auth/getWorkInfoPage.ts';
import { saveBaseInfo } from './auth/saveBaseInfo.ts';
import { saveContacts } from './auth/saveContacts.ts';
import { saveWorkInfo } from './auth/saveWorkInfo.ts';
import { bindBankCard } from './bank/bindBankCard.ts';
import { findUserBankCards } from './bank/findUserBankCards.ts';
import { getBankBranch } from './bank-info/getBankBranch.ts';
import { listBankBranches } from './bank-info/listBankBranches.ts';
import { listBankCities } from './bank-info/listBankCities.ts';
import { listBanks } from './bank-info/listBanks.ts';
import { listBankStates } from './bank-info/listBankStates.ts';
import { getAboutUs } from './client/getAboutUs.ts';
import { getClientConfig } from './client/getClientConfig.ts';
import { getCountry } from './client/getCountry.ts';
import { listFaq } from './client/listFaq.ts';
import { applyExtension } from './extension/applyExtension.ts';
import { calculateExtension } from './extension/calculateExtension.ts';
import { giveUpExtension } from './extension/giveUpExtension.ts';
import { getDeviceNeedUpload } from './device/getDeviceNeedUpload.ts';
import { uploadDeviceInfo } from './device/uploadDeviceInfo.ts';
import { getHomeIndex } from './home/getHomeIndex.ts';
import { checkLiving } from './kyc/checkLiving.ts';
import { getFaceResult } from './kyc/getFaceResult.ts';
import { getKycAuthConfig } from './kyc/getKycAuthConfig.ts';
import { getLivingCheckConfig } from './kyc/getLivingCheckConfig.ts';
import { recognizeDocument } from './kyc/recognizeDocument.ts';
import { saveAadhaarPan } from './kyc/saveAadhaarPan.ts';
import { saveLivingHold } from './kyc/saveLivingHold.ts';
import { sendAadhaarOtp } from './kyc/sendAadhaarOtp.ts';
import { uploadAuthImage } from './kyc/uploadAuthImage.ts';
import { verifyAadhaarOtp } from './kyc/verifyAadhaarOtp.ts';
import { listDistricts } from './map-state/listDistricts.ts';
import { listStates } from './map-state/listStates.ts';
import { getOpinionConfig } from './opinion/getOpinionConfig.ts';
import { listOpinions } from './opinion/listOpinions.ts';
import { saveOpinion } from './opinion/saveOpinion.ts';
import { applyOrder } from './order/applyOrder.ts';
import { calculateQuote } from './order/calculateQuote.ts';
import { cancelAutoApply } from './order/cancelAutoApply.ts';
import { confirmLoan } from './order/confirmLoan.ts';
import { getAutoApply } from './order/getAutoApply.ts';
import { getOrderDetail } from './order/getOrderDetail.ts';
import { listOrders } from './order/listOrders.ts';
import { precheckOrder } from './order/precheckOrder.ts';
import { reapplyOrder } from './order/reapplyOrder.ts';
import { setAutoApply } from './order/setAutoApply.ts';
import { repayOrder } from './pay-order/repayOrder.ts';
import { getProductInfo } from './product/getProductInfo.ts';
import { cancelSchedule } from './schedule/cancelSchedule.ts';
import { getScheduleDetail } from './schedule/getScheduleDetail.ts';
import { listSchedules } from './schedule/listSchedules.ts';
import { updateScheduleCard } from './schedule/updateScheduleCard.ts';
import { sendCode } from './sms/sendCode.ts';
import { getTrackingConfig } from './tracking/getTrackingConfig.ts';
import { trackEventV2 } from './tracking/trackEventV2.ts';
import { trackEventV3 } from './tracking/trackEventV3.ts';
import { getEligibility } from './user/getEligibility.ts';
import { login } from './user/login.ts';
import { logout } from './user/logout.ts';
import { nativeUserLogin } from './user/nativeUserLogin.ts';
import { tripartiteUserLogin } from './user/tripartiteUserLogin.ts';

/** The operations that this server offers. All others of the contract answer 501. */
export const routes = {
  answerContactVerification,
  findUserAuth,
  getBaseInfoPage,
  getContactVerification,
  getWorkInfoPage,
  saveBaseInfo,
  saveContacts,
  saveWorkInfo,
  bindBankCard,
  findUserBankCards,
  getBankBranch,
  listBankBranches,
  listBankCities,
  listBanks,
  listBankStates,
  getAboutUs,
  getClientConfig,
  getCountry,
  listFaq,
  applyExtension,
  calculateExtension,
  giveUpExtension,
  getDeviceNeedUpload,
  uploadDeviceInfo,
  getHomeIndex,
  checkLiving,
  getFaceResult,
  getKycAuthConfig,
  getLivingCheckConfig,
  recognizeDocument,
  saveAadhaarPan,
  saveLivingHold,
  sendAadhaarOtp,
  uploadAuthImage,
  verifyAadhaarOtp,
  listDistricts,
  listStates,
  getOpinionConfig,
  listOpinions,
  saveOpinion,
  applyOrder,
  calculateQuote,
  cancelAutoApply,
  confirmLoan,
  getAutoApply,
  getOrderDetail,
  listOrders,
  precheckOrder,
  reapplyOrder,
  setAutoApply,
  repayOrder,
  getProductInfo,
  cancelSchedule,
  getScheduleDetail,
  listSchedules,
  updateScheduleCard,
  sendCode,
  getTrackingConfig,
  trackEventV2,
  trackEventV3,
  getEligibility,
  login,
  logout,
  nativeUserLogin,
  tripartiteUserLogin,
} as const satisfies { readonly [Id in OperationId]?: Operation<Id> };
