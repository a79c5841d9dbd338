// Generated from openapi/ by `pnpm contract:generate`. Do not edit.

/** Calls that never send the token (`security: []`). */
export const pathsWithoutToken: readonly string[] = ["/user/v1/user-login","/tripartite/v1/user-login"];

/** Calls where code -4 does not end the session (`x-session-lost: ignored`). */
export const pathsIgnoringSessionLoss: readonly string[] = ["/auth/v1/verify-contact"];

/** Posts that only read, so that they carry no `Idempotency-Key`. */
export const postsWithoutKey: readonly string[] = ["/device/v1/needUpload","/opinion-record/v1/list"];

/** Posts after which every read responds as before (`x-changes: nothing`). */
export const postsChangingNothing: readonly string[] = ["/device/v1/needUpload","/opinion-record/v1/list","/burying-point/v2/burying-point","/burying-point/v3/burying-point"];

/** Calls with a multipart/form-data body. */
export const multipartPaths: readonly string[] = ["/auth/v1/ocr-separate","/authen/upload","/auth/v3/living-check","/opinion-record/v1/save"];

/** Calls whose success may come without data, or with null. All others need it. */
export const callsWithoutData: readonly string[] = ["get /sms/v1/sendCode","post /user/v1/logout","post /user/v1/end-session","post /user/v1/language","post /order/v1/apply","post /order/v1/loan","post /order/v1/kfs-acknowledge","post /order/v1/reapply","get /order/v1/get-auto-apply","post /order/v1/cancel-auto-apply","post /order/v1/schedule/cancel","post /order/v1/schedule/update-card","post /order-repay-extension/v1/giveup-extension","post /auth/v1/base-info","post /auth/v1/work-info","post /auth/v1/contacts","post /auth/v1/verify-contact","post /auth/v1/ocr-separate","post /authen/upload","post /auth/v1/kyc-info/aadhaar-pan","post /auth/v1/kyc-info/living-hold","post /auth/v3/living-check","post /auth/aadhaar/verify","post /bank/v1/bind-card","post /device/v1/upload/device_info","post /opinion-record/v1/save","post /consent/v1/set","post /privacy/v1/correct","post /privacy/v1/nominate","post /burying-point/v2/burying-point","post /burying-point/v3/burying-point"];

/** Calls whose success code is the string '0' instead of the number 0 (§7). */
export const textCodePaths: readonly string[] = ["/auth/aadhaar/verify"];
