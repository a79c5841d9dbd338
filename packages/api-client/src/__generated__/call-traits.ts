// Generated from openapi/ by `pnpm contract:generate`. Do not edit.

/** Calls that never send the token (`security: []`). */
export const pathsWithoutToken: readonly string[] = ["/user/v1/user-login","/tripartite/v1/user-login"];

/** Calls where code -4 does not end the session (`x-session-lost: ignored`). */
export const pathsIgnoringSessionLoss: readonly string[] = ["/auth/v1/verify-contact"];

/** Posts that only read, so that they carry no `Idempotency-Key`. */
export const postsWithoutKey: readonly string[] = ["/device/v1/needUpload","/opinion-record/v1/list"];

/** Calls with a multipart/form-data body. */
export const multipartPaths: readonly string[] = ["/auth/v1/ocr-separate","/authen/upload","/auth/v3/living-check","/opinion-record/v1/save"];

/** Calls where success is the text '0' instead of the number (§7). */
export const textCodePaths: readonly string[] = ["/auth/aadhaar/verify"];
