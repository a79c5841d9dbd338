// Generated from openapi/ by `pnpm contract:generate`. Do not edit.
export interface paths {
    "/home/v1/index": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Everything on the home screen.
         * @description The products on offer and the orders in progress (§2, §3).
         */
        get: operations["getHomeIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/v1/sendCode": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Send a one-time sign-in code.
         * @description Sends a code of 4 digits to the number. A number and a device may ask again after 60 seconds (§9).
         */
        get: operations["sendCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/login": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time code.
         * @description Makes the account on the first sign-in, which `isRegister` 1 tells. A code lives 5 minutes and
         *     stands 5 tries (D28).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/user-login": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from the native app.
         * @description Trades the native app's proof for a session. Sent without a token, with the device headers of §7;
         *     its path and headers are specified, its body and answer are assumed.
         */
        post: operations["nativeUserLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tripartite/v1/user-login": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from a partner's native app.
         * @description As nativeUserLogin, for an app of a third party. Sent without a token, with the device headers of
         *     §7; its path and headers are specified, its body and answer are assumed.
         */
        post: operations["tripartiteUserLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/eligibility": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * May this visitor apply on this platform?
         * @description Asked by the download page, which sends `is_ok` 1 when the answer is yes and the platform is
         *     ios-h5, else 2 (§4).
         */
        get: operations["getEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v1/product-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A product's facts.
         * @description What the product and apply screens show (§2). The borrower's tier, when given, explains why a
         *     quote is below `serviceRate`.
         */
        get: operations["getProductInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/precheck": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * May this borrower apply for this product now?
         * @description Asked before the apply form loads: 0 leads to the denied screen, 2 to the order list, anything
         *     else to the form (§4). A borrower whose verification is incomplete is answered 428 (assumed).
         */
        get: operations["precheckOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/calculate": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What a loan of this amount costs.
         * @description The processing fee carries the tier's reduction; GST is 18 % of it; interest is for all days (D17).
         */
        get: operations["calculateQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/apply": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a loan.
         * @description Creates an order in state 1 (Auditing). A product with an order still running refuses a second
         *     one. `checkEmail` 0 and `autoGetMoney` 1 are fixed by the app (§9).
         */
        post: operations["applyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * All of the borrower's orders.
         * @description Newest first; an empty list shows the empty state (§2).
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/detail": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One order in full.
         * @description Read by the detail, audit, confirm and extension screens. After the return from the checkout
         *     `paymentState` tells whether the payment is known yet.
         */
        get: operations["getOrderDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/loan": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the loan that passed the audit.
         * @description 'Get Money' on the confirm screen: an order in state 2 (Pass) goes to 4 (Lending).
         */
        post: operations["confirmLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/reapply": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new loan when the present one is repaid.
         * @description Sent before the payment when 'Reapply after this repayment' stays checked; its failure never
         *     blocks the payment (D23). Asking again changes nothing, and another amount or card takes the place
         *     of the one that waits. The wish belongs to one payment: when that fails or is cancelled, the wish
         *     is dropped. The loan it starts waits in state 2 (Pass) for 'Get Money'. The body is specified, the
         *     path is assumed.
         */
        post: operations["reapplyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/order-auto-apply": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule the next loan.
         * @description Makes the scheduled order that starts when the present one is settled. Set on the order's detail
         *     screen; asked again, it replaces the one there is. The path is specified, the rest is assumed.
         */
        post: operations["setAutoApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/get-auto-apply": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The next loan scheduled behind this order.
         * @description Null when there is none. The path and its parameter are specified, the answer is assumed.
         */
        get: operations["getAutoApply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/cancel-auto-apply": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop the next loan that waits behind this order.
         * @description Whatever is to start once the order is settled is dropped: a scheduled loan (D10) and the wish to
         *     reapply (D11) alike. Success also when nothing waits. The path is specified, the body is assumed.
         */
        post: operations["cancelAutoApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-order/v1/repay": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a repayment.
         * @description Opens a checkout for what is due now. The order is settled by the payment provider's callback to
         *     the server, not by the return to the app (D30).
         */
        post: operations["repayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/schedule/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The scheduled orders that have not started.
         * @description Newest first.
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/schedule/detail": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One scheduled order.
         * @description Its cost is asked of calculateQuote with its product and amount. The call is specified by purpose
         *     and its fields are named (§3); the path is assumed.
         */
        get: operations["getScheduleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/schedule/cancel": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a scheduled order.
         * @description The body is specified, the path is assumed.
         */
        post: operations["cancelSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/schedule/update-card": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the bank card of a scheduled order.
         * @description What 'Click To Select Bankcard' does (§2).
         */
        post: operations["updateScheduleCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-repay-extension/v1/extension-calc/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What extending the due date would cost.
         * @description An extension moves the due date 7 days from the request; its fee is to be paid within 24 hours
         *     (§9). That `id` is the order's is assumed.
         */
        get: operations["calculateExtension"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-repay-extension/v1/giveup-extension": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandon an extension.
         * @description The due date stays as it was.
         */
        post: operations["giveUpExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-repay-extension/v1/apply-extension": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an extension and pay its fee.
         * @description Opens a checkout for the fee; the due date moves when the payment is confirmed to the server (D30).
         */
        post: operations["applyExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/find-user-auth": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Verification steps and which are done.
         * @description The dispatcher and the home screen walk the list in its order; the first step whose flag is 0
         *     comes next. identity goes by `kycAadhaarAndPan`, face by `kycFaceAndHold`, contacts by
         *     `contact` (§4).
         */
        get: operations["findUserAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/auth-page-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Fields of the basic information form.
         * @description The form shows the fields in this order.
         */
        get: operations["getBaseInfoPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/auth-page-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Fields of the work information form.
         * @description Fields that may be hidden come apart from the others. The work status is the field whose
         *     `value` is workStatus (assumed).
         */
        get: operations["getWorkInfoPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/base-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the basic information.
         * @description Sets the flag `basic`. A refusal lists what is wrong in `errorColumn` (§8).
         */
        post: operations["saveBaseInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/work-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the work information.
         * @description Sets the flag `work`. Hidden fields are not sent. A refusal lists what is wrong in
         *     `errorColumn` (§8).
         */
        post: operations["saveWorkInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/contacts": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the three emergency contacts.
         * @description Sets the flag `contact`. A refusal lists what is wrong in `errorColumn` (§8).
         */
        post: operations["saveContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify-contact": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an emergency contact is asked about.
         * @description Opened from the contact's SMS, without signing in (D06). Here -4 is a refusal like any other;
         *     it neither clears the session nor leads to the login.
         */
        get: operations["getContactVerification"];
        put?: never;
        /**
         * An emergency contact confirms or declines.
         * @description A link is answered once (D06). Here -4 is a refusal like any other; it neither clears the
         *     session nor leads to the login.
         */
        post: operations["answerContactVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map-state/v1/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * States of India.
         * @description The choices of the state picker; union territories are among them.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map-state/v1/district/{stateId}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Districts of a state.
         * @description The choices of the district picker; loaded anew when the state changes (§4).
         */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kyc-auth-config": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether identity is shown by photos or by numbers.
         * @description A failure is shown as a toast (§8).
         */
        get: operations["getKycAuthConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/ocr-separate": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an identity document from its picture.
         * @description Sent once for each of Aadhaar front, Aadhaar back and PAN; then saveAadhaarPan with type 1
         *     takes the three together. A failure is shown and the file input is cleared (§8).
         */
        post: operations["recognizeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authen/upload": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture of a document or a face.
         * @description Keeps the picture for the auditor and reads nothing from it (assumed). A failure is shown and
         *     the file input is cleared (§8).
         */
        post: operations["uploadAuthImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/kyc-info/aadhaar-pan": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the identity step.
         * @description Sets the flag `kycAadhaarAndPan`.
         */
        post: operations["saveAadhaarPan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/kyc-info/living-hold": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the face step.
         * @description Sets the flag `kycFaceAndHold`. Sent without a body once the face result is 1 (both assumed).
         */
        post: operations["saveLivingHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/living-check-config": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How the face is to be taken.
         * @description Without an answer the screen goes by mode upload and shows no advice (assumed).
         */
        get: operations["getLivingCheckConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/living-check": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a picture of the borrower's face.
         * @description Takes the picture; what became of it is told by getFaceResult. A failure is shown and the file
         *     input is cleared (§8).
         */
        post: operations["checkLiving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authen/h5/face-result": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the face check.
         * @description On success NEXT goes to the identity check, else back to the face step (§2).
         */
        get: operations["getFaceResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/aadhaar/send-otp": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone that Aadhaar knows.
         * @description The provider may refuse under code 0; its message is shown then (§8). The number may be asked
         *     for again after 60 seconds (§9). Assumed: where it is too soon, or was asked often, 425
         *     says that a code sent before for this very number can still be entered, and its dialog opens. The
         *     words of any other refusal stand beside the number.
         */
        post: operations["sendAadhaarOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/aadhaar/verify": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an Aadhaar number by its code.
         * @description Success is the string '0', unlike everywhere else (§7). The dialog shows a refusal.
         */
        post: operations["verifyAadhaarOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/v1/find-user-bank-card": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The borrower's bank cards.
         * @description The newest first (assumed). An empty list leads to adding the first one.
         */
        get: operations["findUserBankCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/v1/bind-card": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bank card.
         * @description A refusal is shown in a modal titled 'Info' (§8). The form then goes on to the list of cards.
         */
        post: operations["bindBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-info/v1/get-bank-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Banks of the IFSC finder.
         * @description The first of four searchable lists (§2).
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-info/v1/get-state-list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * States in which a bank has branches.
         * @description The second list of the IFSC finder. An id of this list stands for this bank in this state
         *     (assumed), since the next lists are asked for by that id alone.
         */
        get: operations["listBankStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-info/v1/get-city-list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Cities in which a bank has branches.
         * @description The third list of the IFSC finder.
         */
        get: operations["listBankCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-info/v1/get-branch-list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Branches of a bank in a city.
         * @description The last list of the IFSC finder. A chosen branch is confirmed in a dialog (§2).
         */
        get: operations["listBankBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/v1/needUpload": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which device facts the server asks for.
         * @description Sent without a body (assumed).
         */
        post: operations["getDeviceNeedUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/v1/upload/device_info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the device's position.
         * @description Sent only when a need of type gps asks for it (§7), and only with the user's consent.
         */
        post: operations["uploadDeviceInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opinion-record/v1/save": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback.
         * @description A failure shows nothing, the form is only enabled again (§8).
         */
        post: operations["saveOpinion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opinion-record/v1/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The user's past feedback.
         * @description The newest first (assumed). Sent without a body (assumed).
         */
        post: operations["listOpinions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opinion-record/v1/get-opinion-config": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of feedback.
         * @description The choices of the feedback dialog, in this order.
         */
        get: operations["getOpinionConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/v1/config": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Contact, analytics switches and agreements.
         * @description What the whole app needs to know of its operator. `customer.phone` and `customer.email` are
         *     specified; the rest is assumed and says so.
         */
        get: operations["getClientConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/v1/faq": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The questions on the help page.
         * @description In the order they are shown; the first is open (§9).
         */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/v1/about-us": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The app's name and its about text.
         * @description Shown on the about page; the name is used throughout (D01).
         */
        get: operations["getAboutUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/get-country": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The country the server serves.
         * @description The path is specified, the answer is assumed.
         */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/burying-point/v2/burying-point": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a page was entered.
         * @description A one-item array (§7). What sets v2 and v3 apart is not specified: page events go here, all others
         *     to v3, and both take the same shape.
         */
        post: operations["trackEventV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/burying-point/v3/burying-point": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that something was clicked or completed.
         * @description A one-item array (§7). What sets v2 and v3 apart is not specified: page events go to v2, all
         *     others here, and both take the same shape.
         */
        post: operations["trackEventV3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/burying-point/burying-point/get-buried-config": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Which events are wanted.
         * @description The path is specified, the answer is assumed.
         */
        get: operations["getTrackingConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Any value other than 0. Only -4 is specified (§8). The rest is assumed: 400 the request is
         *     malformed, 404 nothing of this user's has that id, 409 the state has changed meanwhile,
         *     413 what was sent is too large, 422 a rule refuses, 425 too early for another code while the last
         *     can be entered, 428 the verification is incomplete, 429 too many tries, 500 a fault, 501 not
         *     offered, 503 try later.
         * @example -4
         * @example 400
         * @example 404
         * @example 409
         * @example 422
         * @example 425
         * @example 428
         * @example 429
         */
        FailureCode: number;
        /**
         * @description A text that may be shown to the user as it is.
         * @example ok
         */
        Message: string;
        /**
         * ErrorColumns
         * @description What is wrong field by field; shown as a numbered list (§8).
         */
        ErrorColumns: {
            errorColumn: {
                msg: components["schemas"]["Message"];
                /** @description The payload name of the field at fault, when it can be told. */
                name?: string;
            }[];
        };
        /**
         * Failure
         * @description What every refused call answers; `data` carries detail where there is any (§8).
         */
        Failure: {
            code: components["schemas"]["FailureCode"];
            msg: components["schemas"]["Message"];
            data?: null | components["schemas"]["ErrorColumns"];
        };
        /**
         * @description 0 means success (§7).
         * @constant
         */
        SuccessCode: 0;
        /**
         * @description An opaque id of the server.
         * @example 70012
         */
        Id: string;
        /**
         * Format: uri-reference
         * @description Where an image is, absolute or from the server's root.
         * @example /images/products/flex.svg
         */
        ImageUrl: string;
        /**
         * @description Decimal rupees with at most two places (D16).
         * @example 5000
         * @example 1234.5
         */
        Rupees: number;
        /**
         * Format: uri
         * @description Opened only when https; http is opened on localhost, and on the origin that the page itself came from, such as an app tried out on a local network (D26). Never with credentials in it.
         * @example https://pay.example.in/checkout/9f2c?order=70012
         */
        LinkUrl: string;
        /** HomeProduct */
        HomeProduct: {
            id: components["schemas"]["Id"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            maxAmount: components["schemas"]["Rupees"];
            /**
             * @description 0 is an external product, opened at `h5Href`; anything else is applied for here.
             * @example 0
             * @example 1
             */
            productType: number;
            /**
             * @description 0 is locked and shows the tier cover; anything else is open.
             * @example 0
             * @example 1
             */
            productStatus: number;
            /**
             * @description 0 can be applied for; anything else is shown as 'Fulled'.
             * @example 0
             * @example 1
             */
            isFull: number;
            /** @description Shown when a locked product is tapped. */
            fullMsg: string | null;
            /**
             * @description 2 to 5 selects the tier badge (D18); any other value shows none.
             * @example 2
             */
            orderNum: number;
            /** @description Set on external products alone. */
            h5Href: null | components["schemas"]["LinkUrl"];
        };
        /**
         * @description The state of an order (§4): 1 Auditing, 2 Pass, 3 Denied, 4 Lending, 5 Failed, 6 Loaned,
         *     7 Settled, 8 Overdued, 9 Closed (D19), 10 the audit is finished, 11 Extension. Any other value
         *     is tolerated: it is shown as it is, without a link (D19).
         * @example 1
         * @example 2
         * @example 3
         * @example 4
         * @example 5
         * @example 6
         * @example 7
         * @example 8
         * @example 9
         * @example 10
         * @example 11
         */
        OrderState: string;
        /** InProgressOrder */
        InProgressOrder: {
            orderId: components["schemas"]["Id"];
            orderState: components["schemas"]["OrderState"];
            /** @description The product's name. */
            name: string;
            logo: components["schemas"]["ImageUrl"];
            /**
             * @description What `amount` is, as a label.
             * @example Repayment amount
             */
            amountMsg: string;
            amount: components["schemas"]["Rupees"];
            interest: components["schemas"]["Rupees"];
            /**
             * @description The text on the card's button.
             * @example Repay Now
             */
            fullButtonName: string;
        };
        /** HomeIndex */
        HomeIndex: {
            /** @description The products, in the order they are shown. */
            homeProductVos: components["schemas"]["HomeProduct"][];
            /** @description The orders in progress, newest first. */
            undwayList: components["schemas"]["InProgressOrder"][];
        };
        /** @description Nothing that the app reads. */
        NoData: Record<string, never> | null;
        /** LoginRequest */
        LoginRequest: {
            /**
             * @description Country code 91 and the 10 digits of the number, as in sendCode (§9).
             * @example 919876543210
             */
            phone: string;
            /**
             * @description The one-time code.
             * @example 4821
             */
            code: string;
        };
        /**
         * @description 0 is no, 1 is yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * @description What the `token` header carries from now on.
         * @example kosha_3f9a1c0e7b5d4286
         */
        SessionToken: string;
        /** LoginResult */
        LoginResult: {
            /** @description 1 when this sign-in made the account (§4). */
            isRegister: components["schemas"]["Flag"];
            token: components["schemas"]["SessionToken"];
        };
        /**
         * NativeLoginRequest
         * @description The params a native app hands over through the bridge (D27). `token` is its proof; a phone
         *     alone must never open a session.
         */
        NativeLoginRequest: {
            /**
             * @description The native app's own proof of who is signed in; not a session token of this API.
             * @example native_51c0d7e2
             */
            token: string;
            /**
             * @description Country code 91 and the 10 digits, when the native app knows the number.
             * @example 919876543210
             */
            phone?: string;
        };
        /** Eligibility */
        Eligibility: {
            /** @description Whether this visitor may apply on this platform. */
            accordWith: boolean;
            /** @description Why not, as texts the download page shows. */
            reasons?: string[];
        };
        /**
         * @description A number of whole days.
         * @example 7
         */
        DayCount: number;
        /**
         * @description A rate in percent per day; 0.08 on ₹5,000 is ₹4 a day (§3, D17).
         * @example 0.08
         */
        PercentPerDay: number;
        /** ProductDetailList */
        ProductDetailList: {
            /** @description The list's lines. That they are an array is assumed. */
            content: string[];
        };
        /** TierReduction */
        TierReduction: {
            /** @description 2 Copper, 3 Silver, 4 Gold, 5 the fifth tier. */
            orderNum: number;
            /**
             * @description Taken off the processing fee, in percent of that fee (D17).
             * @example 5
             */
            reductionPercent: number;
        };
        /** ProductInfo */
        ProductInfo: {
            /** @description The title of the product's screens. */
            name?: string;
            logo?: components["schemas"]["ImageUrl"];
            /** @description The amounts on offer, ascending; the last is the default (§9). */
            amountList: components["schemas"]["Rupees"][];
            period: components["schemas"]["DayCount"];
            interestRate: components["schemas"]["PercentPerDay"];
            /**
             * @description The lending time, as a text.
             * @example Within 30 minutes
             */
            loanProcessingTime: string;
            /**
             * @description The overall rating, out of 5.
             * @example 4.8
             */
            score: number;
            /**
             * @description The processing fee in percent of the amount, before any tier reduction (D17).
             * @example 10
             */
            serviceRate: number;
            slogan: string;
            /** @description The tenures on offer, in days. */
            periodList: components["schemas"]["DayCount"][];
            /** @description Two entries; the first is the eligibility list, the second the requirement list. */
            detail: components["schemas"]["ProductDetailList"][];
            /** @description The borrower's tier, which explains the quote; null before the first one. */
            tier?: null | components["schemas"]["TierReduction"];
        };
        /**
         * RejectStatus
         * @description The time left before the borrower may apply again.
         */
        RejectStatus: {
            day: components["schemas"]["DayCount"];
            /** @description Whole hours beyond the days. */
            hour: number;
        };
        /** PrecheckResult */
        PrecheckResult: {
            /**
             * @description 0 is denied for now, see `rejectStatusVO`; 2 is an order still running; anything else may
             *     apply (§4).
             * @example 1
             */
            orderStatus: number;
            /** @description Set when `orderStatus` is 0. */
            rejectStatusVO: null | components["schemas"]["RejectStatus"];
        };
        /**
         * @description A moment in epoch milliseconds, UTC.
         * @example 1767241800000
         */
        EpochMs: number;
        /**
         * Quote
         * @description What a loan of this amount costs. Fee and GST are taken from the amount paid out; the repayment
         *     is the amount and the interest (D17).
         */
        Quote: {
            repaymentAmount: components["schemas"]["Rupees"];
            /** @description The processing fee, the tier's reduction taken off. */
            serviceFee: components["schemas"]["Rupees"];
            /** @description 18 % of the processing fee (§9). */
            gstFee: components["schemas"]["Rupees"];
            /** @description For all days of the loan. */
            interest: components["schemas"]["Rupees"];
            /** @description What reaches the bank account. */
            arriveAmount?: components["schemas"]["Rupees"];
            /** @description The due date if the loan were paid out now. */
            repaymentDate?: components["schemas"]["EpochMs"];
        };
        /** ApplyOrderRequest */
        ApplyOrderRequest: {
            cardId: components["schemas"]["Id"];
            borrowAmount: components["schemas"]["Rupees"];
            /**
             * @description Days of the loan; always 7 (§9).
             * @constant
             */
            periods: 7;
            productId: components["schemas"]["Id"];
            /**
             * @description Fixed (§9).
             * @constant
             */
            checkEmail: 0;
            /**
             * @description Fixed (§9).
             * @constant
             */
            autoGetMoney: 1;
            /**
             * @description The switch 'Automatically get money?'.
             * @enum {integer}
             */
            autoMoney: 0 | 1;
        };
        /**
         * ApplyOrderResult
         * @description Not read by the app today; it saves looking for the new order in the list.
         */
        ApplyOrderResult: {
            orderId: components["schemas"]["Id"];
        } | null;
        /**
         * @description The order's number as the borrower reads it.
         * @example KS2026010100070012
         */
        OrderNo: string;
        /**
         * @description 3 leads to the order's detail as states 6 and 8 do (§4). 0 for no extension is assumed.
         * @example 0
         * @example 3
         */
        ExtensionState: number;
        /** OrderListItem */
        OrderListItem: {
            orderId: components["schemas"]["Id"];
            orderState: components["schemas"]["OrderState"];
            productName: string;
            orderNo: components["schemas"]["OrderNo"];
            loanAmount: components["schemas"]["Rupees"];
            /** @description The received amount. */
            arriveAmount: components["schemas"]["Rupees"];
            repaymentAmount: components["schemas"]["Rupees"];
            extensionState: components["schemas"]["ExtensionState"];
        };
        /**
         * PaymentState
         * @description What the server knows of the latest repayment of this due: none was begun, the checkout is
         *     open, the payer has paid and the callback is awaited, it arrived, it failed, it was cancelled.
         * @enum {string}
         */
        PaymentState: "none" | "open" | "processing" | "paid" | "failed" | "cancelled";
        /** OrderDetail */
        OrderDetail: {
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            productId: components["schemas"]["Id"];
            productName?: string;
            orderState: components["schemas"]["OrderState"];
            loanAmount: components["schemas"]["Rupees"];
            /** @description The received amount. */
            arriveAmount: components["schemas"]["Rupees"];
            /** @description What is to be paid now, an overdue fee included (D17, D20). */
            repaymentAmount: components["schemas"]["Rupees"];
            /** @description The processing fee. */
            serviceFee: components["schemas"]["Rupees"];
            /** @description 18 % of the processing fee (§9). */
            gstFee: components["schemas"]["Rupees"];
            interest: components["schemas"]["Rupees"];
            interestRate?: components["schemas"]["PercentPerDay"];
            /** @description The tenure in days. */
            period: components["schemas"]["DayCount"];
            applyTime: components["schemas"]["EpochMs"];
            /** @description When the money was sent; null before. */
            loanDate: null | components["schemas"]["EpochMs"];
            /** @description The due date; null before the money was sent. */
            repaymentDate: null | components["schemas"]["EpochMs"];
            /** @description 0 when not overdue. */
            overdueDays: components["schemas"]["DayCount"];
            /** @description Accrues per day on the unpaid principal, never compounded (D20). */
            overdueFee: components["schemas"]["Rupees"];
            /** @description When it was repaid in full; null before. */
            settledTime?: null | components["schemas"]["EpochMs"];
            /** @description The server's clock when it answered, so that the time left does not depend on the phone's. */
            serverTime?: components["schemas"]["EpochMs"];
            /** @description The card the money went to, or will go to. */
            cardId?: null | components["schemas"]["Id"];
            /**
             * @description The account the money goes to, masked but for its last digits.
             * @example XXXXXXXX4821
             */
            bankNo: string | null;
            /**
             * @description What the loan is for; any text is tolerated.
             * @example Education
             */
            usage?: string | null;
            /** @description 1 starts a payment at once; otherwise a dialog asks first (§4, D23). */
            reservation: components["schemas"]["Flag"];
            /** @description Whether an amount may be chosen for the next loan. The meaning is assumed. */
            canChooseAmount: boolean;
            /** @description Whether the due date may be extended now (§2). */
            isExtension: boolean;
            extensionState: components["schemas"]["ExtensionState"];
            /** @description A text about the extension, for the borrower. */
            extensionMsg: string | null;
            paymentState?: components["schemas"]["PaymentState"];
        };
        /** OrderIdRequest */
        OrderIdRequest: {
            orderId: components["schemas"]["Id"];
        };
        /** ReapplyRequest */
        ReapplyRequest: {
            cardId: components["schemas"]["Id"];
            borrowAmount: components["schemas"]["Rupees"];
            /** @description The order about to be repaid. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /**
         * LoanUsage
         * @description What the loan is for (§3).
         * @enum {string}
         */
        LoanUsage: "Shopping" | "Medical treatment" | "Education" | "Tourism" | "Living expenses" | "Purchase of vehicles";
        /** SetAutoApplyRequest */
        SetAutoApplyRequest: {
            /** @description The present order; the next one starts when it is settled. */
            orderId: components["schemas"]["Id"];
            /** @description Null leaves the card to be chosen later on the scheduled order (D09). */
            cardId: null | components["schemas"]["Id"];
            expectBorrowAmount: components["schemas"]["Rupees"];
            usage: components["schemas"]["LoanUsage"];
        };
        /**
         * ScheduledOrder
         * @description An order that starts by itself when the present one is settled (D10).
         */
        ScheduledOrder: {
            /** @description The `oid` of the scheduled order's screen. */
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            /** @description The `pid` of its screen; the quote and the rate are asked with it. */
            productId: components["schemas"]["Id"];
            productName?: string;
            expectBorrowAmount: components["schemas"]["Rupees"];
            /** @description The scheduled time. */
            createTime: components["schemas"]["EpochMs"];
            /** @description Null shows 'Click To Select Bankcard'. */
            cardId: null | components["schemas"]["Id"];
            /**
             * @description What the loan is for; any text is tolerated.
             * @example Education
             */
            usage?: string | null;
        };
        /** PaymentLink */
        PaymentLink: {
            /** @description The checkout; with a '?' in it, '&callback={host}' is appended (§4). */
            paymentUrl: components["schemas"]["LinkUrl"];
        };
        /** CancelScheduleRequest */
        CancelScheduleRequest: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
        };
        /** UpdateScheduleCardRequest */
        UpdateScheduleCardRequest: {
            id: components["schemas"]["Id"];
            cardId: components["schemas"]["Id"];
        };
        /**
         * ExtensionInfo
         * @description What moving the due date costs and brings (§3).
         */
        ExtensionInfo: {
            extensionId: components["schemas"]["Id"];
            /** @description The due that is moved. */
            orderRepayId: components["schemas"]["Id"];
            /** @description Processing fee and interest together, to be paid within 24 hours (§9). */
            extensionFee: components["schemas"]["Rupees"];
            /** @description What of the fee is paid already. */
            extensionFeePaid: components["schemas"]["Rupees"];
            /** @description The processing fee. That its GST is in it is assumed. */
            extensionServiceFee: components["schemas"]["Rupees"];
            /**
             * @description Shown as a percentage. That it is the processing fee before GST, in percent of the loan
             *     amount (5 is 5 %), is assumed.
             * @example 5
             */
            extensionRate: number;
            interest: components["schemas"]["Rupees"];
            /** @description The application date. */
            extensionApplyTime: components["schemas"]["EpochMs"];
            /** @description Days the due date moves by; 7 from the request (§9). */
            extensionDay: components["schemas"]["DayCount"];
            /** @description The new due date. */
            extensionTime: components["schemas"]["EpochMs"];
        };
        /** ExtensionRequest */
        ExtensionRequest: {
            extensionId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            orderRepayId: components["schemas"]["Id"];
        };
        /** AuthStep */
        AuthStep: {
            /**
             * @description Known are basic, work, identity, face and contacts. The app skips a key it does not know,
             *     and reports it.
             * @example basic
             * @example work
             * @example identity
             * @example face
             * @example contacts
             */
            key: string;
        };
        /**
         * StepFlag
         * @description 0 means the step is not done, anything else that it is.
         * @example 0
         * @example 1
         */
        StepFlag: number;
        /**
         * UserAuth
         * @description The verification steps asked of this user, in their order, and which are done (§4).
         */
        UserAuth: {
            userAuthConfigVoList: components["schemas"]["AuthStep"][];
            basic: components["schemas"]["StepFlag"];
            work: components["schemas"]["StepFlag"];
            kycAadhaarAndPan: components["schemas"]["StepFlag"];
            kycFaceAndHold: components["schemas"]["StepFlag"];
            contact: components["schemas"]["StepFlag"];
        };
        /** DictionaryItem */
        DictionaryItem: {
            dictLabel: string;
            /** @description What is sent when this choice is taken. */
            dictValue: string;
        };
        /**
         * DynamicField
         * @description One field of a form that the server describes (§3).
         */
        DynamicField: {
            /** @description The label shown. */
            key: string;
            /** @description The field's name in the payload. */
            value: string;
            /**
             * @description 0 dropdown, 1 text or number input, 3 dropdown of numbers 1 to 31, 4 state picker,
             *     5 district picker. Any other number is a text input, and is reported.
             * @example 0
             * @example 1
             * @example 3
             * @example 4
             * @example 5
             */
            dataType: number;
            /**
             * @description 1 takes digits only; null or any other number takes any text.
             * @example 1
             * @example null
             */
            checkType?: number | null;
            /** @description 1 must be filled in, 0 may stay empty. */
            checkReq: components["schemas"]["Flag"];
            /** @description Most characters of a text; 5 when absent and digits only (§5). */
            lengthLimitMax?: number | null;
            /** @description A further text, shown as the placeholder. */
            label?: string | null;
            /** @description The choices of a dropdown. */
            dictionaryVoList?: components["schemas"]["DictionaryItem"][] | null;
            /**
             * @description 1 when the field is of those that may be hidden.
             * @example 0
             * @example 1
             */
            canHidden?: number | null;
        };
        /** WorkInfoPage */
        WorkInfoPage: {
            /** @description Shown only when the work status is 3, and optional then (§4). */
            canHidden: components["schemas"]["DynamicField"][];
            /** @description Always shown. */
            cannotHidden: components["schemas"]["DynamicField"][];
        };
        /**
         * DynamicFieldValues
         * @description What was filled in, by each shown field's `value` name. Choices are sent as their `dictValue`,
         *     days as numbers, states and districts as their ids (the last two are assumed).
         */
        DynamicFieldValues: {
            [key: string]: string | number;
        };
        /**
         * ContactName
         * @description Letters, spaces, apostrophes and periods (§5).
         * @example Anita Sharma
         */
        ContactName: string;
        /**
         * ContactMobile
         * @description Digits without the country code, at most 10 (§5).
         * @example 9876543211
         */
        ContactMobile: string;
        /** SaveContactsRequest */
        SaveContactsRequest: {
            oneName: components["schemas"]["ContactName"];
            oneMobile: components["schemas"]["ContactMobile"];
            /**
             * @description 1 Father, 2 Mother, 3 Spouse.
             * @enum {string}
             */
            oneRelation: "1" | "2" | "3";
            twoName: components["schemas"]["ContactName"];
            twoMobile: components["schemas"]["ContactMobile"];
            /**
             * @description 1 brother, 2 sisters, 3 Children.
             * @enum {string}
             */
            twoRelation: "1" | "2" | "3";
            thirdName: components["schemas"]["ContactName"];
            thirdMobile: components["schemas"]["ContactMobile"];
            /**
             * @description 1 Classmates, 2 Colleagues, 3 Friends.
             * @enum {string}
             */
            thirdRelation: "1" | "2" | "3";
        };
        /**
         * ContactToken
         * @description The token of the link in the contact's SMS.
         * @example c0ntactL1nkT0ken_9f2
         */
        ContactToken: string;
        /** ContactVerification */
        ContactVerification: {
            borrowerFirstName: string;
            /**
             * @description What the contact is to the borrower, as the borrower said.
             * @example Mother
             */
            relation: string;
            /** @description True when this link has been answered before. */
            answered: boolean;
        };
        /** AnswerContactVerificationRequest */
        AnswerContactVerificationRequest: {
            token: components["schemas"]["ContactToken"];
            /** @description True for Confirm, false for Decline. */
            accept: boolean;
        };
        /**
         * Region
         * @description A state or a district.
         */
        Region: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** KycPageInfo */
        KycPageInfo: {
            /**
             * @description Any value means photo upload; absent or null means number entry (§4).
             * @example 1
             * @example null
             */
            photoType?: number | null;
        };
        /** KycAuthConfig */
        KycAuthConfig: {
            /** @description The first item decides; none at all is number entry (assumed). */
            KycPageInfoVo: components["schemas"]["KycPageInfo"][];
        };
        /**
         * DocumentType
         * @description Which document a picture shows; the values are not stated.
         * @enum {string}
         */
        DocumentType: "aadhaarFront" | "aadhaarBack" | "pan";
        /**
         * ImageFile
         * Format: binary
         * @description A JPEG, PNG or WebP picture of at most 10 MB (§5), told by its content.
         */
        ImageFile: Blob;
        /** RecognizeDocumentRequest */
        RecognizeDocumentRequest: {
            type: components["schemas"]["DocumentType"];
            image: components["schemas"]["ImageFile"];
            /**
             * @description 1 keeps the picture without reading its text, 0 reads it.
             * @enum {string}
             */
            notNeed: "0" | "1";
        };
        /**
         * RecognizedDocument
         * @description What was read, for the borrower to check; numbers come masked. Null where nothing was.
         */
        RecognizedDocument: {
            name?: string | null;
            /**
             * @description The Aadhaar number, all but its last four digits masked.
             * @example XXXX XXXX 2346
             */
            idNo?: string | null;
            /**
             * @description The PAN, all but its last four characters masked.
             * @example XXXXXX234F
             */
            panNo?: string | null;
        } | null;
        /** UploadAuthImageRequest */
        UploadAuthImageRequest: {
            /**
             * @description What the picture shows; the values are not stated.
             * @enum {string}
             */
            type: "aadhaarFront" | "aadhaarBack" | "pan" | "face";
            file: components["schemas"]["ImageFile"];
        };
        /**
         * AadhaarNo
         * @description An Aadhaar number, 12 digits without spaces (§9), the last a Verhoeff check digit.
         * @example 234123412346
         */
        AadhaarNo: string;
        /**
         * PanNo
         * @description A PAN, 10 characters (§9), in capitals; the form of five letters, four digits and a letter is assumed.
         * @example ABCPS1234F
         */
        PanNo: string;
        /** SaveAadhaarPanRequest */
        SaveAadhaarPanRequest: {
            /** @constant */
            type: 1;
        } | {
            idNo: components["schemas"]["AadhaarNo"];
            panNo: components["schemas"]["PanNo"];
            /** @constant */
            type: 2;
        };
        /**
         * LivingCheckConfig
         * @description How the face is to be taken. What the server tells here is not stated.
         */
        LivingCheckConfig: {
            /**
             * @description camera takes a picture now, upload also takes one from the gallery; any other is as upload.
             * @example camera
             * @example upload
             */
            mode: string;
            /** @description Advice shown beside the picture, in this order. */
            tips: string[];
        };
        /** CheckLivingRequest */
        CheckLivingRequest: {
            image: components["schemas"]["ImageFile"];
        };
        /** FaceResult */
        FaceResult: {
            /**
             * @description 1 is success (§7). Any other number is not; the reference server says 2 (assumed).
             * @example 1
             * @example 2
             */
            status: number;
        };
        /** SendAadhaarOtpRequest */
        SendAadhaarOtpRequest: {
            aadhaar: components["schemas"]["AadhaarNo"];
        };
        /** IdentityProviderResult */
        IdentityProviderResult: {
            success: boolean;
            /** @description Shown when `success` is false (§8). */
            message: string;
        };
        /** AadhaarOtpSent */
        AadhaarOtpSent: {
            /**
             * @description 0 the code is on its way and its dialog opens, 1 the number is verified already (§4).
             * @enum {integer}
             */
            state: 0 | 1;
            /** @description The identity provider's answer; the name of this field is not stated. */
            result?: components["schemas"]["IdentityProviderResult"] | null;
        };
        /** VerifyAadhaarOtpRequest */
        VerifyAadhaarOtpRequest: {
            aadhaar: components["schemas"]["AadhaarNo"];
            /** @description The code, digits only, at most 6 (§5). */
            otp: string;
        };
        /**
         * SuccessCodeText
         * @description This call alone says success as a string (§7).
         * @constant
         */
        SuccessCodeText: "0";
        /**
         * FailureText
         * @description A refusal of the one call whose code is a string on success; here it may be either.
         */
        FailureText: {
            /**
             * @description As FailureCode, as a number or as its digits.
             * @example 422
             * @example -4
             */
            code: number | string;
            msg: components["schemas"]["Message"];
            data?: null | components["schemas"]["ErrorColumns"];
        };
        /**
         * Ifsc
         * @description IFSC code of a branch, in capitals. Four letters, a zero, six letters or digits.
         * @example HDFC0001234
         * @example SBIN0000691
         */
        Ifsc: string;
        /** BankCard */
        BankCard: {
            id: components["schemas"]["Id"];
            /**
             * @description The account number, full or masked as the server chooses; shown as it comes.
             * @example 50100234567890
             * @example XXXXXXXXXX7890
             */
            cardNo: string;
            bankCode: components["schemas"]["Ifsc"];
            /** @example HDFC Bank */
            bankName?: string | null;
        };
        /**
         * BankAccountNo
         * @description Digits of a bank account, at most 19 (§5).
         * @example 50100234567890
         */
        BankAccountNo: string;
        /** BindBankCardRequest */
        BindBankCardRequest: {
            bankCode: components["schemas"]["Ifsc"];
            cardNo: components["schemas"]["BankAccountNo"];
            /** @description The same number once more; the app compares what was typed before it sends (§5). */
            confirmCardNo: components["schemas"]["BankAccountNo"];
            productId: components["schemas"]["Id"];
            /** @description The device id, as in the header web_uuid. */
            clientId: string;
        };
        /**
         * BindBankCardResult
         * @description Saves looking for the new card in the list.
         */
        BindBankCardResult: {
            id: components["schemas"]["Id"];
        } | null;
        /** Bank */
        Bank: {
            id: components["schemas"]["Id"];
            bankName: string;
        };
        /**
         * BankRegion
         * @description A state or a city in which a bank has branches.
         */
        BankRegion: {
            id: components["schemas"]["Id"];
            /** @description The label; the name of this field is not stated (§3). */
            name: string;
        };
        /** BankBranch */
        BankBranch: {
            id: components["schemas"]["Id"];
            /** @description The label; the name of this field is not stated (§3). */
            name: string;
            ifsc: components["schemas"]["Ifsc"];
            /** @description For the dialog that asks for confirmation; the chosen state's label when absent. */
            state?: string | null;
            /** @description For the dialog that asks for confirmation; the chosen city's label when absent. */
            district?: string | null;
        };
        /** DeviceNeed */
        DeviceNeed: {
            /**
             * @description gps is known; the app sends nothing for any other.
             * @example gps
             */
            type: string;
            /** @description 1 asks for it, 0 does not. */
            needUpload: components["schemas"]["Flag"];
        };
        /** UploadDeviceInfoRequest */
        UploadDeviceInfoRequest: {
            /** GpsFix */
            gps: {
                /** @description The place in words; empty when the device cannot tell. */
                address: string;
                /** @description Degrees north. */
                latitude: number;
                /** @description Degrees east. */
                longitude: number;
            };
        };
        /** SaveOpinionRequest */
        SaveOpinionRequest: {
            /** @description Letters, marks and joiners of any script, digits, spaces and _ ? ! , . only (§5). */
            content: string;
            /** @description Screenshots, if any; how many are taken is assumed. */
            multipartFiles?: components["schemas"]["ImageFile"][];
            problemDesc: string;
            problemType: string;
        };
        /** Opinion */
        Opinion: {
            createTime: components["schemas"]["EpochMs"];
            content: string;
            /** @description Addresses of the screenshots. */
            imges?: components["schemas"]["ImageUrl"][] | null;
            /** @description The staff's reply, when there is one. */
            answerContent?: string | null;
            /** @description When the staff replied. */
            responseTime?: components["schemas"]["EpochMs"] | null;
        };
        /** OpinionType */
        OpinionType: {
            problemType: string;
            /** @description The label shown. */
            problemDesc: string;
        };
        /**
         * CustomerService
         * @description The company contact block (D02).
         */
        CustomerService: {
            /**
             * @description As it is dialled, in one of the usual ways of writing it.
             * @example 1800 000 0000
             */
            phone: string;
            /** Format: email */
            email: string;
            address?: string;
            companyName?: string;
            /** @description The name of the officer, and how to reach them. */
            grievanceOfficer?: string;
        };
        /**
         * AnalyticsSwitches
         * @description Which kinds of events are posted at all; getTrackingConfig refines it by event (D15).
         */
        AnalyticsSwitches: {
            pageEvents: boolean;
            clickEvents: boolean;
        };
        /** AgreementSection */
        AgreementSection: {
            heading: string;
            paragraphs: string[];
        };
        /** Agreement */
        Agreement: {
            title: string;
            /** @description When this wording came into force. */
            updated: components["schemas"]["EpochMs"];
            sections: components["schemas"]["AgreementSection"][];
        };
        /** ClientConfig */
        ClientConfig: {
            customer: components["schemas"]["CustomerService"];
            analytics?: components["schemas"]["AnalyticsSwitches"];
            /** @description What a person agrees to, to be read in full (D32). */
            agreements?: {
                loan: components["schemas"]["Agreement"];
                privacy: components["schemas"]["Agreement"];
            };
        };
        /** FaqItem */
        FaqItem: {
            title: string;
            /** @description Plain text; an empty line parts paragraphs. */
            content: string;
        };
        /** AboutUs */
        AboutUs: {
            /** @description The product's name as users see it (D01). */
            appName: string;
            /** @description Plain text; an empty line parts paragraphs. */
            copywriting: string;
        };
        /**
         * Country
         * @description The answer's fields are not specified.
         */
        Country: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example IN
             */
            countryCode: string;
            /**
             * @description The country's calling code, without a plus sign.
             * @example 91
             */
            phoneCode: string;
        };
        /**
         * TrackingEvent
         * @description What happened, without personal data. Its fields are not specified.
         */
        TrackingEvent: {
            /**
             * @description The event's name, as getTrackingConfig lists it.
             * @example apply_now
             */
            event: string;
            /**
             * @description A page was entered, something was clicked, a step was completed, or an answer of the server
             *     did not fit this contract (D19, D22).
             * @enum {string}
             */
            type: "enter" | "click" | "complete" | "drift";
            /**
             * @description The route's pattern, never its values.
             * @example /product/{pid}/detail
             */
            page?: string;
            time: components["schemas"]["EpochMs"];
            /** @description The device id, as in the header. */
            web_uuid?: string;
            /** @description Small facts about the event, such as `is_ok` on the download page. */
            params?: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * TrackingBatch
         * @description An array of exactly one event (§7).
         */
        TrackingBatch: components["schemas"]["TrackingEvent"][];
        /**
         * TrackingConfig
         * @description Which events are wanted; one that is not listed is wanted.
         */
        TrackingConfig: {
            events: {
                event: string;
                isWanted: boolean;
            }[];
        };
    };
    responses: {
        /** @description A fault on the way or in the server, in the same envelope. */
        failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "msg": "Something went wrong. Please try again.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description The device id, made once per browser and kept (§3 Session).
         * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
         */
        "web-uuid": string;
        /**
         * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
         * @example ios-h5
         */
        os: "ios-h5" | "android-h5";
        /**
         * @description The package identifier, one fixed value per build (§9).
         * @example in.kosha.web
         */
        "package-name": string;
        /**
         * @description Facebook browser id for attribution, when the browser has one.
         * @example fb.1.1700000000000.1234567890
         */
        fbp: string;
        /**
         * @description Facebook click id for attribution, when the visit carried one.
         * @example fb.1.1700000000000.AbCdEf
         */
        fbc: string;
        /**
         * @description Facebook user id for attribution, when known.
         * @example 100000000000001
         */
        "fb-user-id": string;
        /**
         * @description The language of texts; always en for now (§7).
         * @example en
         */
        "accept-language": string;
        /**
         * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
         * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
         */
        "idempotency-key": string;
        /**
         * @description The native device's own id (§7).
         * @example 9C287922-EE26-4501-94B5-DDE6F83E1475
         */
        "device-id": string;
        /**
         * @description The native app's version (§7).
         * @example 3.4.1
         */
        "app-version": string;
        /**
         * @description The identifier for the vendor, on iOS (§7).
         * @example 9C287922-EE26-4501-94B5-DDE6F83E1475
         */
        idfv: string;
        /**
         * @description The identifier for advertisers, on iOS and only with the user's consent (§7).
         * @example 00000000-0000-0000-0000-000000000000
         */
        idfa: string;
        /**
         * @description The version of the system under the native app (§7).
         * @example 18.1
         */
        "sdk-version": string;
        /**
         * @description The maker of the device (§7).
         * @example Apple
         */
        brand: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHomeIndex: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["HomeIndex"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    sendCode: {
        parameters: {
            query: {
                /**
                 * @description Country code 91 and the 10 digits of the number (§9).
                 * @example 919876543210
                 */
                phone: string;
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is on its way, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "919876543210",
                 *       "code": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoginResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    nativeUserLogin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description The native device's own id (§7).
                 * @example 9C287922-EE26-4501-94B5-DDE6F83E1475
                 */
                deviceId: components["parameters"]["device-id"];
                /**
                 * @description The native app's version (§7).
                 * @example 3.4.1
                 */
                version: components["parameters"]["app-version"];
                /**
                 * @description The identifier for the vendor, on iOS (§7).
                 * @example 9C287922-EE26-4501-94B5-DDE6F83E1475
                 */
                idfv?: components["parameters"]["idfv"];
                /**
                 * @description The identifier for advertisers, on iOS and only with the user's consent (§7).
                 * @example 00000000-0000-0000-0000-000000000000
                 */
                idfa?: components["parameters"]["idfa"];
                /**
                 * @description The version of the system under the native app (§7).
                 * @example 18.1
                 */
                sdkVersion?: components["parameters"]["sdk-version"];
                /**
                 * @description The maker of the device (§7).
                 * @example Apple
                 */
                brand?: components["parameters"]["brand"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "native_51c0d7e2",
                 *       "phone": "919876543210"
                 *     }
                 */
                "application/json": components["schemas"]["NativeLoginRequest"];
            };
        };
        responses: {
            /** @description The session, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoginResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    tripartiteUserLogin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description The native device's own id (§7).
                 * @example 9C287922-EE26-4501-94B5-DDE6F83E1475
                 */
                deviceId: components["parameters"]["device-id"];
                /**
                 * @description The native app's version (§7).
                 * @example 3.4.1
                 */
                version: components["parameters"]["app-version"];
                /**
                 * @description The identifier for the vendor, on iOS (§7).
                 * @example 9C287922-EE26-4501-94B5-DDE6F83E1475
                 */
                idfv?: components["parameters"]["idfv"];
                /**
                 * @description The identifier for advertisers, on iOS and only with the user's consent (§7).
                 * @example 00000000-0000-0000-0000-000000000000
                 */
                idfa?: components["parameters"]["idfa"];
                /**
                 * @description The version of the system under the native app (§7).
                 * @example 18.1
                 */
                sdkVersion?: components["parameters"]["sdk-version"];
                /**
                 * @description The maker of the device (§7).
                 * @example Apple
                 */
                brand?: components["parameters"]["brand"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "native_51c0d7e2",
                 *       "phone": "919876543210"
                 *     }
                 */
                "application/json": components["schemas"]["NativeLoginRequest"];
            };
        };
        responses: {
            /** @description The session, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoginResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getEligibility: {
        parameters: {
            query: {
                /**
                 * @description The visitor's platform (§6).
                 * @example ios-h5
                 */
                platform: "ios-h5" | "android-h5";
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Eligibility"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getProductInfo: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or why it cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ProductInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    precheckOrder: {
        parameters: {
            query: {
                /**
                 * @description The product to be applied for.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["PrecheckResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    calculateQuote: {
        parameters: {
            query: {
                /**
                 * @description The amount wished for.
                 * @example 5000
                 */
                amount: components["schemas"]["Rupees"];
                /**
                 * @description Days of the loan; always 7 (§9).
                 * @example 7
                 */
                period: 7;
                /**
                 * @description The product applied for.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Quote"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    applyOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cardId": "31",
                 *       "borrowAmount": 5000,
                 *       "periods": 7,
                 *       "productId": "1",
                 *       "checkEmail": 0,
                 *       "autoGetMoney": 1,
                 *       "autoMoney": 1
                 *     }
                 */
                "application/json": components["schemas"]["ApplyOrderRequest"];
            };
        };
        responses: {
            /** @description The order is in audit, or why it is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["ApplyOrderResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["OrderListItem"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getOrderDetail: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 70012
                 */
                orderId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or why it cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    confirmLoan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "70012"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdRequest"];
            };
        };
        responses: {
            /** @description The money is on its way, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    reapplyOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cardId": "31",
                 *       "borrowAmount": 5000,
                 *       "orderNo": "KS2026010100070012"
                 *     }
                 */
                "application/json": components["schemas"]["ReapplyRequest"];
            };
        };
        responses: {
            /** @description The wish is noted, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["ApplyOrderResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    setAutoApply: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "70012",
                 *       "cardId": "31",
                 *       "expectBorrowAmount": 5000,
                 *       "usage": "Education"
                 *     }
                 */
                "application/json": components["schemas"]["SetAutoApplyRequest"];
            };
        };
        responses: {
            /** @description The scheduled order, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ScheduledOrder"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getAutoApply: {
        parameters: {
            query: {
                /**
                 * @description The present order.
                 * @example 70012
                 */
                orderId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled order or null, or why it cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: null | components["schemas"]["ScheduledOrder"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    cancelAutoApply: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "70012"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdRequest"];
            };
        };
        responses: {
            /** @description It is dropped, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    repayOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "70012"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdRequest"];
            };
        };
        responses: {
            /** @description Where to pay, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentLink"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listSchedules: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ScheduledOrder"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getScheduleDetail: {
        parameters: {
            query: {
                /**
                 * @description The scheduled order.
                 * @example 412
                 */
                oid: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled order, or why it cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ScheduledOrder"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    cancelSchedule: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "412",
                 *       "orderNo": "KS2026010300000412"
                 *     }
                 */
                "application/json": components["schemas"]["CancelScheduleRequest"];
            };
        };
        responses: {
            /** @description It is cancelled, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    updateScheduleCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "412",
                 *       "cardId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateScheduleCardRequest"];
            };
        };
        responses: {
            /** @description The card is chosen, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    calculateExtension: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path: {
                /**
                 * @description The order.
                 * @example 70012
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extension, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ExtensionInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    giveUpExtension: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "extensionId": "905",
                 *       "orderId": "70012",
                 *       "orderRepayId": "80012"
                 *     }
                 */
                "application/json": components["schemas"]["ExtensionRequest"];
            };
        };
        responses: {
            /** @description It is abandoned, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    applyExtension: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "extensionId": "905",
                 *       "orderId": "70012",
                 *       "orderRepayId": "80012"
                 *     }
                 */
                "application/json": components["schemas"]["ExtensionRequest"];
            };
        };
        responses: {
            /** @description Where to pay, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentLink"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    findUserAuth: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["UserAuth"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getBaseInfoPage: {
        parameters: {
            query: {
                /**
                 * @description Which form.
                 * @example baseInfo
                 */
                type: "baseInfo";
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["DynamicField"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getWorkInfoPage: {
        parameters: {
            query: {
                /**
                 * @description Which form.
                 * @example workInfo
                 */
                type: "workInfo";
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["WorkInfoPage"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveBaseInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Priya Sharma",
                 *       "education": "2",
                 *       "liveState": "27",
                 *       "liveDistrict": "27-519",
                 *       "pinCode": "400069"
                 *     }
                 */
                "application/json": components["schemas"]["DynamicFieldValues"];
            };
        };
        responses: {
            /** @description Saved, or what is wrong with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveWorkInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workStatus": "3",
                 *       "monthlyIncome": "25000",
                 *       "payDay": 7
                 *     }
                 */
                "application/json": components["schemas"]["DynamicFieldValues"];
            };
        };
        responses: {
            /** @description Saved, or what is wrong with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveContacts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oneName": "Anita Sharma",
                 *       "oneMobile": "9876543211",
                 *       "oneRelation": "2",
                 *       "twoName": "Rahul Sharma",
                 *       "twoMobile": "9876543212",
                 *       "twoRelation": "1",
                 *       "thirdName": "S. D'Souza",
                 *       "thirdMobile": "9876543213",
                 *       "thirdRelation": "2"
                 *     }
                 */
                "application/json": components["schemas"]["SaveContactsRequest"];
            };
        };
        responses: {
            /** @description Saved, or what is wrong with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getContactVerification: {
        parameters: {
            query: {
                /**
                 * @description The token of the link in the contact's SMS.
                 * @example c0ntactL1nkT0ken_9f2
                 */
                token: components["schemas"]["ContactToken"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who asks, or why the link leads nowhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ContactVerification"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    answerContactVerification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "c0ntactL1nkT0ken_9f2",
                 *       "accept": true
                 *     }
                 */
                "application/json": components["schemas"]["AnswerContactVerificationRequest"];
            };
        };
        responses: {
            /** @description The answer is kept, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Region"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listDistricts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path: {
                /**
                 * @description Id of the state.
                 * @example 27
                 */
                stateId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Region"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getKycAuthConfig: {
        parameters: {
            query: {
                /**
                 * @description Always 1 (§7).
                 * @example 1
                 */
                type: 1;
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode, or why it cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["KycAuthConfig"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    recognizeDocument: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RecognizeDocumentRequest"];
            };
        };
        responses: {
            /** @description What was read, or why nothing could be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["RecognizedDocument"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    uploadAuthImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadAuthImageRequest"];
            };
        };
        responses: {
            /** @description The picture is kept, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveAadhaarPan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAadhaarPanRequest"];
            };
        };
        responses: {
            /** @description Identity is accepted, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveLivingHold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The face is accepted, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getLivingCheckConfig: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way, or why it cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LivingCheckConfig"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    checkLiving: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CheckLivingRequest"];
            };
        };
        responses: {
            /** @description The picture is taken, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getFaceResult: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["FaceResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    sendAadhaarOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "aadhaar": "234123412346"
                 *     }
                 */
                "application/json": components["schemas"]["SendAadhaarOtpRequest"];
            };
        };
        responses: {
            /** @description The code is on its way or not needed, or why it is not sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["AadhaarOtpSent"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    verifyAadhaarOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "aadhaar": "234123412346",
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyAadhaarOtpRequest"];
            };
        };
        responses: {
            /** @description The number is verified, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCodeText"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["FailureText"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    findUserBankCards: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["BankCard"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    bindBankCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankCode": "HDFC0001234",
                 *       "cardNo": "50100234567890",
                 *       "confirmCardNo": "50100234567890",
                 *       "productId": "1",
                 *       "clientId": "5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11"
                 *     }
                 */
                "application/json": components["schemas"]["BindBankCardRequest"];
            };
        };
        responses: {
            /** @description The card is added, or why it is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["BindBankCardResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listBanks: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Bank"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listBankStates: {
        parameters: {
            query: {
                /**
                 * @description Id of the bank.
                 * @example 1
                 */
                pId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["BankRegion"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listBankCities: {
        parameters: {
            query: {
                /**
                 * @description Id of the state, from the list of states.
                 * @example 1-27
                 */
                stateId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["BankRegion"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listBankBranches: {
        parameters: {
            query: {
                /**
                 * @description Id of the city, from the list of cities.
                 * @example 1-27-1
                 */
                cityId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branches, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["BankBranch"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getDeviceNeedUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, or why it cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["DeviceNeed"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    uploadDeviceInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gps": {
                 *         "address": "Andheri East, Mumbai",
                 *         "latitude": 19.1155,
                 *         "longitude": 72.8727
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UploadDeviceInfoRequest"];
            };
        };
        responses: {
            /** @description Kept, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveOpinion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SaveOpinionRequest"];
            };
        };
        responses: {
            /** @description Kept, or why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listOpinions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, or why it cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Opinion"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getOpinionConfig: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds, or why they cannot be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["OpinionType"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getClientConfig: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["ClientConfig"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listFaq: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions and their answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["FaqItem"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getAboutUs: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["AboutUs"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Country"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    trackEventV2: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "event": "page_enter",
                 *         "type": "enter",
                 *         "page": "/download",
                 *         "time": 1767241800000,
                 *         "params": {
                 *           "is_ok": 1
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["TrackingBatch"];
            };
        };
        responses: {
            /** @description It is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    trackEventV3: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description One value per intention of the user. A server that knows it answers a repeated key with its first answer; others ignore it.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "event": "apply_now",
                 *         "type": "click",
                 *         "page": "/product/{pid}/detail",
                 *         "time": 1767241800000,
                 *         "params": {
                 *           "productId": "1",
                 *           "amount": 5000
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["TrackingBatch"];
            };
        };
        responses: {
            /** @description It is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getTrackingConfig: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id, made once per browser and kept (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform, ios-h5 for iPhone and Mac, android-h5 for all else (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier, one fixed value per build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description Facebook browser id for attribution, when the browser has one.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description Facebook click id for attribution, when the visit carried one.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description Facebook user id for attribution, when known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of texts; always en for now (§7).
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["TrackingConfig"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
}
