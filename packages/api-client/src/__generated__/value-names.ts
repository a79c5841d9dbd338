// Generated from openapi/ by `pnpm contract:generate`. Do not edit.

import type { ValueNames } from './in-forms.ts';

/** The fields of all responses. */
export const valueNames: ValueNames = {
  lists: new Set('homeProductVos here inStoreApp undwayList errorColumn amountList periodList detail fees schedule summary lines scheduleColumns scheduleRows questions answers later userAuthConfigVoList fields cannotHidden KycPageInfoVo tips consents items recipients history sections tables rows kinds topics grievances paragraphs events'.split(' ')),
  numbers: new Set('maxAmount productType productStatus isFull orderNum amount received repayment cost apr reapplyTime interest repaymentAmount arriveAmount loanDate repaymentDate overdueDays overdueFee paidTime fee dueDateBefore dueDateAfter serverTime paidAmount returnedTime retryAfterSeconds isRegister isThis beganTime lastUsedTime interestRate score serviceRate reductionPercent orderStatus day hour serviceFee gstFee repayBy loanAmount extensionState applyTime settledTime reservation returnUntil version issuedAt validUntil sanctioned term instalmentCount instalment firstAfterPeriods ratePercentPerYear feesTotal toPay aprPercent lateFeePerDay lateFeePercentPerDay foreclosureFee extensionFee extensionDays coolingOffDays afterPeriods outstanding principal right acknowledgedTime until payable from expectBorrowAmount createTime extensionFeePaid extensionServiceFee extensionRate extensionApplyTime extensionDay extensionTime payUntil overdueRate basic work kycAadhaarAndPan kycFaceAndHold contact dataType checkType checkReq lengthLimitMax minRows maxRows photoType notNeed status needUpload responseTime time endTime createdTime expiryTime total answerDue interestPerYearMin interestPerYearMax daysMin daysMax days updated'.split(' ')),
  flags: new Set('productType productStatus isFull isRegister isThis reservation basic work kycAadhaarAndPan kycFaceAndHold contact checkReq notNeed needUpload'.split(' ')),
  numberLists: new Set('here inStoreApp amountList periodList'.split(' ')),
  digitTexts: new Set('id orderId orderState productId cardId currentOrderId startedOrderId extensionId orderRepayId jobId phone phoneCode'.split(' ')),
};

/** Calls whose data is a list. */
export const callsWithList: readonly string[] = ["get /user/v1/sessions","get /order/v1/list","get /order/v1/schedule/list","get /auth/v1/auth-page-info","get /map-state/v1/list","get /map-state/v1/district/{stateId}","get /bank/v1/find-user-bank-card","get /bank-info/v1/get-bank-info","get /bank-info/v1/get-state-list","get /bank-info/v1/get-city-list","get /bank-info/v1/get-branch-list","post /device/v1/needUpload","post /opinion-record/v1/list","get /opinion-record/v1/get-opinion-config","get /client/v1/faq"];
