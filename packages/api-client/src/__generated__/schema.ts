// Generated from openapi/ by `pnpm contract:generate`. Do not edit.
export interface paths {
    "/home/v1/index": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Send a one-time sign-in code.
         * @description Sends a code of 4 digits by SMS. A number or a device can ask again after 60 seconds (§9).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time code.
         * @description The first sign-in of a number creates its account and returns `isRegister` 1. A code is valid for
         *     5 minutes and 5 tries (D28).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/logout": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out.
         * @description Ends the session at once, with `everywhere` 1 all sessions of the borrower. A browser without a
         *     connection forgets the session and repeats the call later (D41).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/sessions": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The devices on which the borrower is signed in.
         * @description The current device first, then the most recently used ones.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/end-session": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out on another device.
         * @description Ends one session of the borrower at once. Also succeeds if that session has already ended.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/language": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the borrower's language.
         * @description Later messages to the borrower are in this language (D58). A response is in the language of its
         *     request's `accept-language`.
         */
        post: operations["setLanguage"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from the native app.
         * @description Exchanges the native app's proof for a session. Sent without a token, with the device headers of
         *     §7.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from a partner's native app.
         * @description The same as nativeUserLogin, for the app of a partner. Sent without a token, with the device headers of §7.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this visitor can apply on this platform.
         * @description The download page calls this. It then reports `is_ok` 1 if the visitor is eligible and the
         *     platform is ios-h5, otherwise 2 (§4).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The facts of a product.
         * @description The product and apply screens show it (§2). The borrower's tier explains why a quote can be lower
         *     than `serviceRate`.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the borrower can apply for a product now.
         * @description The app calls this before the apply form. `orderStatus` 0 leads to the denied screen, 2 to the
         *     order list, any other value to the form (§4).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The cost of a loan.
         * @description The tier's reduction is already deducted from the processing fee; GST is charged on the reduced
         *     fee (§9.19); interest is for all days (D17).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a loan.
         * @description Creates an order in state 1 (Auditing). It is refused while another order for the product is
         *     running. `checkEmail` is always 0 and `autoGetMoney` always 1 (§9).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * All of the borrower's orders.
         * @description For an empty list the app shows its empty state (§2).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One order in full.
         * @description The detail, audit, confirm and extension screens show it. After the checkout, `paymentState` tells
         *     whether the server knows of the payment.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the loan that passed the audit.
         * @description 'Get Money' on the confirm screen. The order goes from state 2 (Pass) to 4 (Lending). In the
         *     profile `strict` (D54) it requires the number of an acknowledged proposal that is still valid
         *     (D55).
         */
        post: operations["confirmLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/kfs": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A proposal by its number.
         * @description Returned as issued, even if it is not valid any more (D55).
         */
        get: operations["getKeyFacts"];
        put?: never;
        /**
         * The Key Facts Statement of an order.
         * @description In state 2 (Pass) it returns the valid proposal, or a new version if the latest proposal expired
         *     or a fact changed. Later it returns the proposal under which the money was sent (D55).
         */
        post: operations["issueKeyFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/kfs-next": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The key facts of a loan that would follow an order.
         * @description For a reapply or a scheduled order (D10, D11) before it is requested: at today's price, with the
         *     tier that repaying the order reaches, for the term that the loan would have.
         */
        get: operations["getNextKeyFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/kfs-acknowledge": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge the key facts.
         * @description Stores the hashes of the shown facts and texts, and the first answer to each question (D55). A
         *     wrong answer blocks nothing. The order waits in state 2 (Pass); a second call changes nothing.
         */
        post: operations["acknowledgeKeyFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/cooling-off": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What returning a loan costs.
         * @description Until when the loan can be returned, and what that costs today and on each later day (D56).
         */
        get: operations["getCoolingOff"];
        put?: never;
        /**
         * Begin the payment that returns a loan.
         * @description The amount is the received money plus the interest of each started day; no fee is charged (D56).
         *     Once paid, the order is in state 7 (Settled) and does not count for a tier.
         */
        post: operations["returnLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/v1/document": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A document of an order as a PDF.
         * @description The type `kfs` is the latest issued Key Facts Statement (D55). A server that cannot create PDFs
         *     refuses the call; the borrower can still print the page.
         */
        get: operations["getOrderDocument"];
        put?: never;
        post?: never;
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new loan when the current one is repaid.
         * @description Sent before the payment when 'Reapply after this repayment' is checked; a failure does not block
         *     the payment (D23). Repeating the request changes nothing; a request with another amount or card
         *     replaces the first one. A reapply is refused while a scheduled order follows the loan (D10). When
         *     the payment fails or is cancelled, the reapply is cancelled too. The new loan waits in state 2
         *     (Pass) for 'Get Money'.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule the next loan.
         * @description Creates the scheduled order that starts when the current order is settled. It replaces an earlier
         *     scheduled order or reapply (D11). The new loan waits in state 2 (Pass) for 'Get Money'.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The scheduled loan that follows this order.
         * @description Null if no scheduled loan is waiting.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the loan that follows this order.
         * @description Cancels the loan that would start when the order is settled: a scheduled loan (D10) or a reapply
         *     (D11). It succeeds also when there is none.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a repayment.
         * @description Opens a checkout for the amount that is due now. The order is settled when the payment provider
         *     calls the server back, not when the borrower returns to the app (D30). If the server's `parts`
         *     include `repayReapply`, the same call can request the new loan (D66); a refusal of that loan never
         *     blocks the payment (D23).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The waiting and the refused scheduled orders.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One scheduled order.
         * @description calculateQuote gives its cost, for its product and amount.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a scheduled order.
         * @description Also succeeds if the order is already cancelled or refused.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The cost of an extension.
         * @description An extension moves the due date to 7 days after the request. Its fee must be paid within 24 hours (§9). This call requests nothing (D53).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up an extension.
         * @description The due date does not change. The call also succeeds for an extension that ended unpaid or was
         *     never requested (D53).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an extension and pay its fee.
         * @description Opens a checkout for the fee. The due date moves when the payment is confirmed to the server
         *     (D30). A second call within the 24 hours returns the same payment, or a new one if the first
         *     failed (D53).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The verification steps, and which are done.
         * @description The borrower does the steps in the order of the list; the first step with flag 0 is next. The flag
         *     of identity is `kycAadhaarAndPan`, of face `kycFaceAndHold`, of contacts `contact` (§4).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Fields of the work information form.
         * @description Fields that can be hidden are in a separate list.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the work information.
         * @description Sets the flag `work`. The app does not send hidden fields. A refusal lists what is wrong in
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the three emergency contacts.
         * @description Sets the flag `contact`. A refusal lists what is wrong in `errorColumn` (§8). In `strict` only one
         *     contact is asked for consent, and the flag is not set (D54).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What an emergency contact is asked to confirm.
         * @description The contact opens the link of an SMS, without signing in (D06). Code -4 is an ordinary refusal
         *     here: it does not end the session.
         */
        get: operations["getContactVerification"];
        put?: never;
        /**
         * An emergency contact confirms or declines.
         * @description A link can be answered once (D06). Code -4 is an ordinary refusal here: it does not end the
         *     session.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * States of India.
         * @description The choices of the state picker, with the union territories.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Districts of a state.
         * @description The choices of the district picker; loaded again when the state changes (§4).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the identity check uses photos or numbers.
         * @description The app shows a failure as a toast (§8).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an identity document from its picture.
         * @description Called once each for Aadhaar front, Aadhaar back and PAN; saveAadhaarPan with type 1 then submits
         *     the three. When the response says that this picture needs no reading, the app sends it to
         *     uploadAuthImage (D39). On a failure the app shows the message and clears the file input (§8).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture that needs no reading.
         * @description A document for which recognizeDocument returns `notNeed`, or a face from the gallery where the
         *     living check allows one (D39). The same calls as for other pictures then give the result:
         *     saveAadhaarPan with type 1, getFaceResult. On a failure the app shows the message and clears the
         *     file input (§8).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the face step.
         * @description Sets the flag `kycFaceAndHold`.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How to take the picture of the face.
         * @description Without a response the screen takes no picture and offers to try again, because only the server
         *     says how to take it.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a picture of the borrower's face.
         * @description getFaceResult then gives the result. On a failure the app shows the message and clears the file
         *     input (§8).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The result of the face check.
         * @description After a success NEXT leads to the identity check, otherwise back to the face step (§2).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone number of an Aadhaar number.
         * @description With code 0 the provider can still refuse; the app then shows its message (§8). A number can ask again after 60 seconds (§9). The app shows the message of a refusal beside the number.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an Aadhaar number by its code.
         * @description Success is the text '0', only in this call (§7). The dialog shows the message of a refusal.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The borrower's bank cards.
         * @description When the list is empty, the app asks for the first card.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bank card.
         * @description The app shows a refusal in a modal with the title 'Info' (§8), and then opens the list of cards.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * States in which a bank has branches.
         * @description The second list of the IFSC finder. An id of this list is enough to request the next list.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Branches of a bank in a city.
         * @description The last list of the IFSC finder. A dialog asks to confirm the chosen branch (§2).
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
    "/bank-info/v1/get-branch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The branch of an IFSC code.
         * @description Optional: the form of a new bank card shows the bank and branch of a typed code. Without this call
         *     it shows nothing there and works as before.
         */
        get: operations["getBankBranch"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which device facts the server asks for.
         * @description The app calls this before it requests the position.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the device's position.
         * @description The app sends it only when getDeviceNeedUpload asks for gps (§7) and the user agrees.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback.
         * @description On a failure the app shows no message and enables the form again (§8).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The user's past feedback.
         * @description What the borrower wrote, with the replies.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
    "/consent/v1/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the borrower allowed, and may withdraw.
         * @description One item for each purpose, with its current notice and all its ledger entries (D57). Entries are
         *     append-only; the hash of each entry covers the previous hash.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consent/v1/set": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give, refuse or withdraw a consent.
         * @description A refused or withdrawn use stops immediately (D57). The request names the version of the shown
         *     notice; a withdrawal accepts any version. Repeating the request changes nothing.
         */
        post: operations["setConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy/v1/export": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A copy of the borrower's data.
         * @description Everything that the server has about the borrower, by kind of data and table, as the data is now (D60).
         *     The app shows it as a page and saves it as a JSON file.
         */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Request a copy of the borrower's data.
         * @description The copy is ready immediately (D60). Until it expires, further calls return the same copy.
         */
        post: operations["startDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy/v1/correct": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct one answer.
         * @description Replaces an answer of the basic or the work form, or a contact's name or relation; `correctAs` in
         *     the data export names the answer (D60). The new answer is validated like the form. A corrected
         *     district also sets its state, and answers to fields that the new answer hides are deleted.
         */
        post: operations["correctData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy/v1/erase": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the borrower's data, or preview the erasure.
         * @description Returns for each kind of data whether it is erased, locked or kept, by which law and until when
         *     (D60). With `confirm` 1 the data is erased and the account is closed. A denial is kept until its
         *     end, as a salted hash of the mobile number (D67). Refused while a loan or an application is
         *     running.
         */
        post: operations["eraseData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy/v1/nominate": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name who may act for the borrower.
         * @description The nominee may act if the borrower cannot. A new nominee replaces the previous one (D60).
         */
        post: operations["nominate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grievance/v1/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The borrower's grievances, and the topics to choose from.
         * @description Newest first. After the due date of the answer, the borrower can turn to the Ombudsman (D61).
         */
        get: operations["listGrievances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grievance/v1/save": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a grievance.
         * @description Returns its number and the due date of the answer, 30 days later (D61).
         */
        post: operations["saveGrievance"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Contact, analytics switches, the native app and agreements.
         * @description The company's contacts, switches, where the native app is found, and agreements.
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The questions on the help page.
         * @description In the order of the page; the first question is expanded (§9).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The app's name and its about text.
         * @description The about page shows both; the whole app uses the name (D01).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The country the visitor is in.
         * @description The app requests it once per visit and does not wait for the response (D40).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a page was opened.
         * @description An array of one event (§7).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that something was clicked or completed.
         * @description An array of one event (§7).
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Which events the server wants.
         * @description The app requests it once per visit.
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
         * @description A language of the product (D58): English, Hindi, Bengali, Marathi, Telugu, Tamil, Gujarati.
         * @example en
         * @enum {string}
         */
        Language: "en" | "hi" | "bn" | "mr" | "te" | "ta" | "gu";
        /**
         * FailureCode
         * @description Any value other than 0 and -4. `x-errors` says what each one means.
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
         * Message
         * @description A text for the user.
         * @example ok
         */
        Message: string;
        /**
         * ErrorColumns
         * @description What is wrong with each field. The app shows it as a numbered list (§8).
         */
        ErrorColumns: {
            /** @description One row for each fault. */
            errorColumn: {
                /** @description What is wrong, for the borrower. */
                msg: components["schemas"]["Message"];
                /** @description The name of the wrong field in the request, when known. */
                name?: string;
            }[];
        };
        /**
         * RetryLater
         * @description When the same call can succeed. Part of responses with the codes 425 and 429; if absent, the
         *     message says when.
         */
        RetryLater: {
            /**
             * @description Whole seconds, counted from the response.
             * @example 42
             */
            retryAfterSeconds: number;
        };
        /**
         * FailureData
         * @description Details of a refusal, if any.
         */
        FailureData: null | components["schemas"]["ErrorColumns"] | components["schemas"]["RetryLater"];
        /**
         * Failure
         * @description The response to every refused call whose session is valid.
         */
        Failure: {
            code: components["schemas"]["FailureCode"];
            msg: components["schemas"]["Message"];
            data?: components["schemas"]["FailureData"];
        };
        /**
         * SessionLost
         * @description The response to a call with an invalid session (§8). The app reads only the message.
         */
        SessionLost: {
            /**
             * @description -4; a server may send it as a text.
             * @enum {unknown}
             */
            code: -4 | "-4";
            msg?: components["schemas"]["Message"];
            /** @description Anything; the app does not read it. */
            data?: unknown;
        };
        /**
         * SuccessCode
         * @description 0 means success (§7).
         * @constant
         */
        SuccessCode: 0;
        /**
         * @description An id of the server. Its form has no meaning.
         * @example 70012
         */
        Id: string;
        /**
         * ImageUrl
         * Format: uri-reference
         * @description The address of an image: absolute, from the server's root, or a `data:` address that holds the image itself.
         * @example /images/products/flex.svg
         * @example data:image/svg+xml,%3Csvg%2F%3E
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
         * @description The app opens https only. It opens http on localhost and on the page's own origin, for tests in a local network (D26). It never opens a link with credentials.
         * @example https://pay.example.in/checkout/9f2c?order=70012
         */
        LinkUrl: string;
        /**
         * @description Whole days.
         * @example 7
         */
        DayCount: number;
        /**
         * Terms
         * @description The terms of the product in days under the current rules, shortest first: in a browser, and in the
         *     app from a store. If absent, the term is 7 days (§9).
         */
        Terms: {
            /** @description In a browser. */
            here: components["schemas"]["DayCount"][];
            /** @description In the app from a store; empty if that app may not offer the product. */
            inStoreApp: components["schemas"]["DayCount"][];
        };
        /**
         * @description A rate in percent a year.
         * @example 691.21
         */
        PercentPerYear: number;
        /**
         * Offer
         * @description What a loan of `amount` pays out and costs this borrower now; equals the response of
         *     `calculateQuote`. Without an offer the app requests the quote.
         */
        Offer: {
            /** @description The amount of the loan. */
            amount: components["schemas"]["Rupees"];
            /** @description The amount that is paid out. */
            received: components["schemas"]["Rupees"];
            /** @description The amount to repay. */
            repayment: components["schemas"]["Rupees"];
            /** @description `repayment` minus `received`. */
            cost: components["schemas"]["Rupees"];
            /** @description The annual percentage rate; null if the figures do not determine a rate. */
            apr: null | components["schemas"]["PercentPerYear"];
            /** @description The term in days. */
            period: components["schemas"]["DayCount"];
        };
        /**
         * @description A moment in epoch milliseconds, UTC.
         * @example 1767241800000
         */
        EpochMs: number;
        /**
         * HomeProduct
         * @description A product on the home screen.
         */
        HomeProduct: {
            /** @description The product. */
            id: components["schemas"]["Id"];
            /** @description The product's name. */
            name: string;
            /** @description The product's logo; null where it has none. */
            logo: null | components["schemas"]["ImageUrl"];
            /** @description The largest amount of a loan. */
            maxAmount: components["schemas"]["Rupees"];
            /**
             * @description 0 is an external product and opens `h5Href`; for any other value the borrower applies here.
             * @example 0
             * @example 1
             */
            productType: number;
            /**
             * @description 0 is locked and shows the tier cover; any other value is open.
             * @example 0
             * @example 1
             */
            productStatus: number;
            /**
             * @description 0 accepts applications; any other value is shown as 'Fulled'.
             * @example 0
             * @example 1
             */
            isFull: number;
            /** @description Why the product is locked or full; shown when the borrower taps it. */
            fullMsg: string | null;
            /**
             * @description 2 to 5 selects the tier badge (D18); any other value shows no badge.
             * @example 2
             */
            orderNum: number;
            /** @description Set for external products only. */
            h5Href: null | components["schemas"]["LinkUrl"];
            terms?: components["schemas"]["Terms"];
            offer?: components["schemas"]["Offer"];
            /** @description Until when a denial keeps the borrower from applying; null without one. */
            reapplyTime?: null | components["schemas"]["EpochMs"];
        };
        /**
         * @description The state of an order (§4): 1 Auditing, 2 Pass, 3 Denied, 4 Lending, 5 Failed, 6 Loaned,
         *     7 Settled, 8 Overdued, 9 Closed (D19), 10 the audit is finished, 11 Extension. The app
         *     shows any other value unchanged, without a link (D19).
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
        /**
         * PaidExtension
         * @description An extension whose fee was paid, so that it moved the due date (D53).
         */
        PaidExtension: {
            /** @description When the fee was paid. */
            paidTime: components["schemas"]["EpochMs"];
            /** @description The fee, with its GST. */
            fee: components["schemas"]["Rupees"];
            /** @description The due date that it moved. */
            dueDateBefore: components["schemas"]["EpochMs"];
            /** @description The due date to which it was moved. */
            dueDateAfter: components["schemas"]["EpochMs"];
        };
        /**
         * PaymentCheck
         * @description Whether a payment for the order is being checked: the payer has decided, but the provider has not
         *     notified the server yet (D30). The app does not ask for payment while it is `checking`.
         * @enum {string}
         */
        PaymentCheck: "none" | "checking";
        /**
         * InProgressOrder
         * @description An order in progress on the home screen.
         */
        InProgressOrder: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description How far the order is. */
            orderState: components["schemas"]["OrderState"];
            /** @description The product's name. */
            name: string;
            /** @description The product's logo; null where it has none. */
            logo: null | components["schemas"]["ImageUrl"];
            /**
             * @description The text below `amount`: when `amount` must be paid, or, before the money is sent, what
             *     `amount` is.
             * @example by Sat 28 Nov · 5 days left
             * @example Loan amount
             */
            amountMsg: string;
            /** @description The amount that `amountMsg` speaks of. */
            amount: components["schemas"]["Rupees"];
            /** @description The interest for all days of the loan. */
            interest: components["schemas"]["Rupees"];
            /**
             * @description The text on the card's button.
             * @example Repay now
             */
            fullButtonName: string;
            /** @description The total to be paid in every state, with an overdue fee. */
            repaymentAmount?: components["schemas"]["Rupees"];
            /** @description The received amount. */
            arriveAmount?: components["schemas"]["Rupees"];
            /** @description When the money was sent; null before that. */
            loanDate?: null | components["schemas"]["EpochMs"];
            /** @description The due date; null before the money is sent. */
            repaymentDate?: null | components["schemas"]["EpochMs"];
            /** @description 0 when the order is not overdue. */
            overdueDays?: components["schemas"]["DayCount"];
            /** @description A part of `amount` (D20). */
            overdueFee?: components["schemas"]["Rupees"];
            /**
             * @description The extensions that were paid, the first one first; empty without one. Their fees are not in
             *     `amount`.
             */
            extensions?: components["schemas"]["PaidExtension"][];
            paymentState?: components["schemas"]["PaymentCheck"];
            /** @description The server's time of this response, because the clock of a phone can be wrong. */
            serverTime?: components["schemas"]["EpochMs"];
        };
        /**
         * ReturnedLoan
         * @description The borrower's newest order, when it was returned (D56).
         */
        ReturnedLoan: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description The product's name. */
            name: string;
            /** @description What was paid to return it. */
            paidAmount: components["schemas"]["Rupees"];
            /** @description When it was returned. */
            returnedTime: components["schemas"]["EpochMs"];
        };
        /**
         * HomeIndex
         * @description What the home screen shows.
         */
        HomeIndex: {
            /** @description The products, in the order of the screen. */
            homeProductVos: components["schemas"]["HomeProduct"][];
            /** @description The orders in progress, newest first. */
            undwayList: components["schemas"]["InProgressOrder"][];
            /** @description A loan that was just returned; null when the newest order was not returned. */
            returned?: null | components["schemas"]["ReturnedLoan"];
        };
        /**
         * NoData
         * @description The app reads nothing from it.
         */
        NoData: Record<string, never> | null;
        /**
         * LoginRequest
         * @description The phone number and its one-time code.
         */
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
         * @description The value of the `token` header of later calls.
         * @example kosha_3f9a1c0e7b5d4286
         */
        SessionToken: string;
        /**
         * LoginResult
         * @description The session that a sign-in opened.
         */
        LoginResult: {
            /** @description 1 when this sign-in created the account (§4). */
            isRegister: components["schemas"]["Flag"];
            /** @description The token of the new session. */
            token: components["schemas"]["SessionToken"];
            /**
             * @description The language that the borrower chose before, in which a new device starts. Absent if the
             *     borrower never chose one (D58).
             */
            language?: components["schemas"]["Language"];
        };
        /**
         * LogoutRequest
         * @description Which sessions to end.
         */
        LogoutRequest: {
            /** @description 1 ends the sessions on all devices, 0 only this one. */
            everywhere: components["schemas"]["Flag"];
        };
        /**
         * SignedInDevice
         * @description A device on which the borrower is signed in.
         */
        SignedInDevice: {
            /** @description The id of the session, which grants no access. */
            sessionId: string;
            /** @description 1 for the device that sends the request. */
            isThis: components["schemas"]["Flag"];
            /**
             * @description The platform at the sign-in: ios-h5 for iPhone and Mac, android-h5 for all others; null if
             *     unknown.
             * @example android-h5
             */
            os: string | null;
            /** @description When the device signed in. */
            beganTime: components["schemas"]["EpochMs"];
            /** @description When the device was last used, accurate to an hour. */
            lastUsedTime: components["schemas"]["EpochMs"];
        };
        /**
         * EndSessionRequest
         * @description Which session to end.
         */
        EndSessionRequest: {
            /** @description The id of the session, from listSessions. */
            sessionId: string;
        };
        /**
         * SetLanguageRequest
         * @description The language that the borrower has chosen.
         */
        SetLanguageRequest: {
            /** @description The language of later messages to the borrower. */
            language: components["schemas"]["Language"];
        };
        /**
         * NativeLoginRequest
         * @description What a native app passes through the bridge (D27). `token` is its proof; a phone number alone must
         *     never open a session.
         */
        NativeLoginRequest: {
            /**
             * @description The native app's proof of who is signed in. It is no session token of this API.
             * @example native_51c0d7e2
             */
            token: string;
            /**
             * @description Country code 91 and the 10 digits, when the native app knows the number.
             * @example 919876543210
             */
            phone?: string;
        };
        /**
         * Eligibility
         * @description Whether this visitor can apply.
         */
        Eligibility: {
            /** @description Whether this visitor can apply on this platform. */
            accordWith: boolean;
            /** @description Why not. The download page shows these texts. */
            reasons?: string[];
        };
        /**
         * @description A rate in percent per day; 0.08 on ₹5,000 is ₹4 a day (§3, D17).
         * @example 0.08
         */
        PercentPerDay: number;
        /**
         * ProductDetailList
         * @description One of the two lists on the product page.
         */
        ProductDetailList: {
            /** @description The lines of the list. */
            content: string[];
        };
        /**
         * TierReduction
         * @description A borrower's tier, and its reduction of the fee.
         */
        TierReduction: {
            /** @description 2 Copper, 3 Silver, 4 Gold, 5 the fifth tier. */
            orderNum: number;
            /**
             * @description The reduction in percent of the processing fee (D17).
             * @example 5
             */
            reductionPercent: number;
        };
        /**
         * ProductInfo
         * @description The facts of a product.
         */
        ProductInfo: {
            /** @description The title of the product screens. */
            name?: string;
            /** @description The product's logo. */
            logo?: components["schemas"]["ImageUrl"];
            /** @description The amounts, from small to large; the last is the default (§9). */
            amountList: components["schemas"]["Rupees"][];
            /** @description The period of a loan in days. */
            period: components["schemas"]["DayCount"];
            /** @description The interest of a day. */
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
            /** @description One line about the product. */
            slogan: string;
            /** @description The tenures in days. */
            periodList: components["schemas"]["DayCount"][];
            terms?: components["schemas"]["Terms"];
            /** @description Two entries; the first is the eligibility list, the second the requirement list. */
            detail: components["schemas"]["ProductDetailList"][];
            /** @description The borrower's tier, which explains the quote; null without a tier. */
            tier?: null | components["schemas"]["TierReduction"];
            offer?: components["schemas"]["Offer"];
        };
        /**
         * RejectStatus
         * @description The time until the borrower can apply again.
         */
        RejectStatus: {
            /** @description The whole days. */
            day: components["schemas"]["DayCount"];
            /** @description The hours after the whole days; a part of an hour counts as a whole one. */
            hour: number;
        };
        /**
         * PrecheckResult
         * @description Whether the borrower can apply now.
         */
        PrecheckResult: {
            /**
             * @description 0, denied for now, see `rejectStatusVO`; 2, an order is running; any other value, the borrower
             *     can apply (§4).
             * @example 1
             */
            orderStatus: number;
            /** @description Set when `orderStatus` is 0. */
            rejectStatusVO: null | components["schemas"]["RejectStatus"];
        };
        /**
         * Quote
         * @description The cost of a loan. Fee and GST are taken off the amount that is paid out; the repayment is the
         *     amount plus the interest (D17).
         */
        Quote: {
            /** @description The amount to pay on the due date. */
            repaymentAmount: components["schemas"]["Rupees"];
            /** @description The processing fee after the tier's reduction. */
            serviceFee: components["schemas"]["Rupees"];
            /** @description GST on the processing fee (§9.19). */
            gstFee: components["schemas"]["Rupees"];
            /** @description For all days of the loan. */
            interest: components["schemas"]["Rupees"];
            /** @description The amount that arrives in the bank account. */
            arriveAmount?: components["schemas"]["Rupees"];
            /** @description The due date of a loan that is paid out now. */
            repaymentDate?: components["schemas"]["EpochMs"];
            /** @description The tier whose reduction is in `serviceFee`; null without one. */
            tier?: null | components["schemas"]["TierReduction"];
            /**
             * @description The due date of the order in `repaidFirst`. Repaying that order by this day reaches `tier`;
             *     later, the new loan costs more. Null if the day makes no difference.
             */
            repayBy?: null | components["schemas"]["EpochMs"];
        };
        /**
         * ApplyOrderRequest
         * @description What the borrower applies for.
         */
        ApplyOrderRequest: {
            /** @description The card that gets the money. */
            cardId: components["schemas"]["Id"];
            /** @description The amount of the loan. */
            borrowAmount: components["schemas"]["Rupees"];
            /**
             * @description Days of the loan; 7 (§9), or in `strict` one of the product's `periodList` (D54).
             * @example 7
             */
            periods: number;
            /** @description The product. */
            productId: components["schemas"]["Id"];
            /**
             * @description Always 0 (§9).
             * @constant
             */
            checkEmail: 0;
            /**
             * @description Always 1 (§9).
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
         * @description The new order, so that a client need not search for it in the list.
         */
        ApplyOrderResult: {
            /** @description The new order. */
            orderId: components["schemas"]["Id"];
        } | null;
        /**
         * @description The number of the order that the borrower sees.
         * @example KS2026010100070012
         */
        OrderNo: string;
        /**
         * @description 3 leads to the order's detail, as order states 6 and 8 do (§4). 0, no extension; 1, the fee is not paid yet; 3, the due date was moved (D53).
         * @example 0
         * @example 1
         * @example 3
         */
        ExtensionState: number;
        /**
         * OrderListItem
         * @description An order in the list.
         */
        OrderListItem: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description How far the order is. */
            orderState: components["schemas"]["OrderState"];
            /** @description The product's name. */
            productName: string;
            /** @description The order number that the borrower sees. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The amount of the loan. */
            loanAmount: components["schemas"]["Rupees"];
            /** @description The received amount. */
            arriveAmount: components["schemas"]["Rupees"];
            /** @description The amount to pay, with an overdue fee. */
            repaymentAmount: components["schemas"]["Rupees"];
            /** @description How far an extension of this order is. */
            extensionState: components["schemas"]["ExtensionState"];
            /**
             * @description The extensions that were paid, the first one first; empty without one. Their fees are not in
             *     `repaymentAmount`.
             */
            extensions?: components["schemas"]["PaidExtension"][];
            /** @description When the borrower applied. */
            applyTime?: components["schemas"]["EpochMs"];
            /** @description The due date; null before the money is sent. */
            repaymentDate?: null | components["schemas"]["EpochMs"];
            /** @description 0 when the order is not overdue. */
            overdueDays?: components["schemas"]["DayCount"];
            /** @description A part of `repaymentAmount` (D20). */
            overdueFee?: components["schemas"]["Rupees"];
            /** @description When it was repaid in full; null before that. */
            settledTime?: null | components["schemas"]["EpochMs"];
            paymentState?: components["schemas"]["PaymentCheck"];
            /** @description When it was returned (D56); null for any other order. */
            returnedTime?: null | components["schemas"]["EpochMs"];
            /** @description The server's time of this response, because the clock of a phone can be wrong. */
            serverTime?: components["schemas"]["EpochMs"];
        };
        /**
         * PaymentState
         * @description The state of a payment: none, not started; open, the checkout is open; processing, the payer has
         *     decided but the provider has not notified the server yet; paid, failed or cancelled, as the
         *     provider reported.
         * @enum {string}
         */
        PaymentState: "none" | "open" | "processing" | "paid" | "failed" | "cancelled";
        /**
         * @description The number of a proposal, `KF`, the order's number and the version (D55).
         * @example KFKS2026010100070012-1
         */
        ProposalNo: string;
        /**
         * OrderKeyFacts
         * @description An order's Key Facts Statement, and whether it still needs an acknowledgement (D55).
         */
        OrderKeyFacts: {
            /** @description The latest issued proposal; null before the first one. */
            proposalNo: null | components["schemas"]["ProposalNo"];
            /**
             * @description Whether the proposal is not valid any more: it expired, or one of its facts changed while the
             *     order waits for 'Get Money'. The borrower must then read the next version.
             */
            isExpired: boolean;
            /** @description Whether the borrower has acknowledged the proposal. */
            isAcknowledged: boolean;
            /** @description Whether 'Get Money' requires the acknowledgement (D54). */
            mustAcknowledge: boolean;
        };
        /**
         * OrderDetail
         * @description One order in full.
         */
        OrderDetail: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description The order number that the borrower sees. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The product. */
            productId: components["schemas"]["Id"];
            /** @description The product's name. */
            productName?: string;
            /** @description How far the order is. */
            orderState: components["schemas"]["OrderState"];
            /** @description The amount of the loan. */
            loanAmount: components["schemas"]["Rupees"];
            /** @description The received amount. */
            arriveAmount: components["schemas"]["Rupees"];
            /** @description The amount to pay now, with an overdue fee (D17, D20). */
            repaymentAmount: components["schemas"]["Rupees"];
            /** @description The processing fee. */
            serviceFee: components["schemas"]["Rupees"];
            /** @description GST on the processing fee (§9.19). */
            gstFee: components["schemas"]["Rupees"];
            /** @description The interest for all days of the loan. */
            interest: components["schemas"]["Rupees"];
            /** @description The interest of one day. */
            interestRate?: components["schemas"]["PercentPerDay"];
            /** @description The tenure in days as it was offered; an extension adds to it (D53). */
            period: components["schemas"]["DayCount"];
            /** @description When the borrower applied. */
            applyTime: components["schemas"]["EpochMs"];
            /** @description When the money was sent; null before that. */
            loanDate: null | components["schemas"]["EpochMs"];
            /** @description The due date; null before the money is sent. */
            repaymentDate: null | components["schemas"]["EpochMs"];
            /** @description 0 when the order is not overdue. */
            overdueDays: components["schemas"]["DayCount"];
            /** @description Grows each day with the unpaid principal; not compounded (D20). */
            overdueFee: components["schemas"]["Rupees"];
            /** @description When it was repaid in full; null before that. */
            settledTime?: null | components["schemas"]["EpochMs"];
            /** @description The server's time of this response, because the clock of a phone can be wrong. */
            serverTime?: components["schemas"]["EpochMs"];
            /** @description The card that gets the money. */
            cardId?: null | components["schemas"]["Id"];
            /**
             * @description The account that gets the money; only the last digits are readable.
             * @example XXXXXXXX4821
             */
            bankNo: string | null;
            /**
             * @description The purpose of the loan; any text is allowed.
             * @example Education
             */
            usage?: string | null;
            /** @description 1, the payment starts at once; 0, a dialog asks first (§4, D23). */
            reservation: components["schemas"]["Flag"];
            /** @description Whether the borrower can choose the amount of the next loan (D38). */
            canChooseAmount: boolean;
            /** @description Whether the due date can be extended now (§2). */
            isExtension: boolean;
            /** @description How far an extension of this order is. */
            extensionState: components["schemas"]["ExtensionState"];
            /** @description A text about the extension, for the borrower. */
            extensionMsg: string | null;
            /** @description The state of the latest started repayment; `none` if no repayment was started. */
            paymentState?: components["schemas"]["PaymentState"];
            /** @description Until when the loan can be returned; null when it cannot. */
            returnUntil?: null | components["schemas"]["EpochMs"];
            /** @description Whether the loan was returned; if so, `repaymentAmount` is the amount paid for the return. */
            isReturned?: boolean;
            /** @description The tier that repaying this order reached; null when it reached none. */
            tierReached?: null | components["schemas"]["TierReduction"];
            /** @description The Key Facts Statement; null if the order has none. */
            keyFacts?: null | components["schemas"]["OrderKeyFacts"];
            /**
             * @description The extensions that were paid, the first one first; empty without one. Their fees are not in
             *     `repaymentAmount`.
             */
            extensions?: components["schemas"]["PaidExtension"][];
        };
        /**
         * ConfirmLoanRequest
         * @description The order whose money is to be sent.
         */
        ConfirmLoanRequest: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description The proposal that the borrower has acknowledged; required in `strict` (D55). */
            proposalNo?: components["schemas"]["ProposalNo"];
        };
        /**
         * @description The language of texts, as `en`.
         * @example en
         */
        LanguageCode: string;
        /**
         * KeyFactsProposal
         * @description The number of a proposal, and how long it binds the lender (D55).
         */
        KeyFactsProposal: {
            /** @description The number of the proposal. */
            number: components["schemas"]["ProposalNo"];
            /** @description 1 for the first proposal of an order. */
            version: number;
            /** @description When the proposal was created. */
            issuedAt: components["schemas"]["EpochMs"];
            /** @description When the proposal expires. */
            validUntil: components["schemas"]["EpochMs"];
        };
        /**
         * KeyFactsFee
         * @description A fee of row 8.
         */
        KeyFactsFee: {
            /**
             * @description What the fee is for.
             * @example processingFee
             * @example gst
             * @example insurance
             * @example valuation
             * @example otherFee
             */
            name: string;
            /**
             * @description Who receives the fee: the lender (A) or a third party (B).
             * @enum {string}
             */
            payee: "lender" | "thirdParty";
            /**
             * @description Whether the fee is paid once.
             * @enum {string}
             */
            kind: "oneTime" | "recurring";
            /** @description The amount of the fee. */
            amount: components["schemas"]["Rupees"];
        };
        /**
         * KeyFactsInstalment
         * @description A line of Annex C.
         */
        KeyFactsInstalment: {
            /** @description 1 for the first instalment. */
            number: number;
            /** @description When it is due, in periods after the payout. */
            afterPeriods: number;
            /** @description The principal owed before the instalment. */
            outstanding: components["schemas"]["Rupees"];
            /** @description The principal in the instalment. */
            principal: components["schemas"]["Rupees"];
            /** @description The interest in the instalment. */
            interest: components["schemas"]["Rupees"];
            /** @description The amount of the instalment. */
            instalment: components["schemas"]["Rupees"];
        };
        /**
         * KeyFacts
         * @description The figures of a Key Facts Statement, by the rows of Annex A (parts 1 and 2), B and C of the
         *     Reserve Bank's circular of 15 April 2024. `factsHash` is the hash of this object.
         */
        KeyFacts: {
            proposal: components["schemas"]["KeyFactsProposal"];
            /** @description The order's number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description Who lends the money. */
            lender: string;
            /**
             * @description A 1, the type of loan.
             * @example unsecuredPersonalLoan
             */
            loanType: string;
            /** @description A 2, B 1, the sanctioned amount. */
            sanctioned: components["schemas"]["Rupees"];
            /**
             * @description A 3, `upfront` or in stages.
             * @example upfront
             */
            disbursal: string;
            /**
             * @description A 4, the term, in periods.
             * @example 7
             */
            term: number;
            /**
             * @description The length of a period.
             * @enum {string}
             */
            period: "day" | "week" | "month";
            /** @description A 5, how many instalments. */
            instalmentCount: number;
            /** @description A 5, the first instalment. */
            instalment: components["schemas"]["Rupees"];
            /** @description A 5, when repayment begins, in periods after the payout. */
            firstAfterPeriods: number;
            /**
             * @description A 6, B 3, whether the rate is fixed.
             * @example fixed
             */
            rateType: string;
            /** @description A 6, B 4, the interest in percent a year. */
            ratePercentPerYear: components["schemas"]["PercentPerYear"];
            /** @description B 5, the total interest. */
            interest: components["schemas"]["Rupees"];
            /** @description A 8, B 6, each fee. */
            fees: components["schemas"]["KeyFactsFee"][];
            /** @description B 6, their sum. */
            feesTotal: components["schemas"]["Rupees"];
            /** @description B 7, what is paid out, 1 less 6. */
            received: components["schemas"]["Rupees"];
            /** @description B 8, what is repaid, 1 and 5. */
            toPay: components["schemas"]["Rupees"];
            /** @description A 9, B 9, the annual percentage rate, to two decimals. */
            aprPercent: components["schemas"]["PercentPerYear"];
            /** @description A 10 (i), the charge for each day of delay. */
            lateFeePerDay: components["schemas"]["Rupees"];
            /** @description A 10 (i), the same in percent of the principal still owed (D20). */
            lateFeePercentPerDay: components["schemas"]["PercentPerDay"];
            /** @description A 10 (iii), the charge for repaying early. */
            foreclosureFee: components["schemas"]["Rupees"];
            /** @description A 10 (v), what an extension costs; null if no extension is offered. */
            extensionFee: null | components["schemas"]["Rupees"];
            /** @description A 10 (v), how far it moves the due date. */
            extensionDays: null | components["schemas"]["DayCount"];
            /** @description Part 2, 2 and 3, the officer's name and contacts. */
            grievanceOfficer: string;
            /** @description Part 2, 4, whether the loan may be sold. */
            isTransferable: boolean;
            /** @description Part 2, 6 (i), for how many days the loan can be returned; null if it cannot. */
            coolingOffDays: null | components["schemas"]["DayCount"];
            /** @description Annex C, the instalments. */
            schedule: components["schemas"]["KeyFactsInstalment"][];
        };
        /**
         * @description A SHA-256 over canonical JSON (RFC 8785), in base64url (D55).
         * @example XkTwXH8E9SaLzuY1hBfcD2oF9N2vW0nS3uM2yQd7p0c
         */
        Sha256: string;
        /**
         * KeyFactsLine
         * @description A figure with its name and one sentence about it.
         */
        KeyFactsLine: {
            /** @description The name of the figure. */
            label: string;
            /** @description The figure, as a text. */
            value: string;
            /** @description The sentence about the figure. */
            note?: string;
        };
        /**
         * KeyFactsPart
         * @description A part of an annex.
         */
        KeyFactsPart: {
            /** @description The heading. */
            heading: string;
            /** @description The rows, in order. */
            lines: components["schemas"]["KeyFactsLine"][];
        };
        /**
         * @description What the question asks: `received`, the received amount; `repaid`, how much is repaid and when;
         *     `returned`, until when the loan can be returned.
         * @example received
         * @example repaid
         * @example returned
         */
        KeyFactsQuestionKey: string;
        /**
         * KeyFactsQuestion
         * @description A question about the facts, with its answers.
         */
        KeyFactsQuestion: {
            /** @description The key of the question. */
            key: components["schemas"]["KeyFactsQuestionKey"];
            /** @description The question. */
            question: string;
            /** @description The answers to choose from. */
            answers: string[];
            /** @description The index of the right answer, from 0. */
            right: number;
            /** @description The fact, shown again after a wrong answer. */
            fact: string;
        };
        /**
         * KeyFactsTexts
         * @description The texts of the Key Facts Statement, as shown and printed. `textHash` is the hash of this object.
         */
        KeyFactsTexts: {
            /** @description The title of the statement. */
            title: string;
            /** @description The number of the proposal, and until when it is valid. */
            lead: string;
            /** @description The box at the top, each number with one sentence. */
            summary: components["schemas"]["KeyFactsLine"][];
            /** @description The annexes, in order. */
            parts: components["schemas"]["KeyFactsPart"][];
            /** @description The heading of Annex C. */
            scheduleHeading: string;
            /** @description The column headings of Annex C. */
            scheduleColumns: string[];
            /** @description The rows of Annex C, as texts. */
            scheduleRows: string[][];
            /** @description The questions before an acknowledgement. */
            questions: components["schemas"]["KeyFactsQuestion"][];
        };
        /**
         * KeyFactsStatement
         * @description A proposal: its facts, its texts, and the hashes of both (D55).
         */
        KeyFactsStatement: {
            facts: components["schemas"]["KeyFacts"];
            /** @description The hash of `facts`. */
            factsHash: components["schemas"]["Sha256"];
            texts: components["schemas"]["KeyFactsTexts"];
            /** @description The hash of `texts`. */
            textHash: components["schemas"]["Sha256"];
            /** @description The language of `texts`. */
            language: components["schemas"]["LanguageCode"];
            /** @description Whether the proposal has expired. */
            isExpired: boolean;
            /** @description When the borrower acknowledged the proposal; null until then. */
            acknowledgedTime: null | components["schemas"]["EpochMs"];
            /** @description Whether 'Get Money' requires the acknowledgement (D54). */
            mustAcknowledge: boolean;
        };
        /**
         * IssueKeyFactsRequest
         * @description The order whose facts are requested.
         */
        IssueKeyFactsRequest: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description The language of the texts; a server without this language responds in English. */
            language: components["schemas"]["LanguageCode"];
        };
        /**
         * NextKeyFacts
         * @description The texts of the Key Facts Statement of a loan before the application, at today's price. It has no
         *     number and is not binding; the binding statement is created when the loan is approved (D55).
         */
        NextKeyFacts: {
            /** @description The box at the top, each number with one sentence. */
            summary: components["schemas"]["KeyFactsLine"][];
            /** @description The annexes, in order; without the row of the proposal's number. */
            parts: components["schemas"]["KeyFactsPart"][];
            /** @description The heading of Annex C. */
            scheduleHeading: string;
            /** @description The column headings of Annex C. */
            scheduleColumns: string[];
            /** @description The rows of Annex C, as texts. */
            scheduleRows: string[][];
            /** @description The language of the texts. */
            language: components["schemas"]["LanguageCode"];
        };
        /**
         * KeyFactsAnswer
         * @description The first answer to a question; a wrong answer blocks nothing.
         */
        KeyFactsAnswer: {
            /** @description Which question. */
            key: components["schemas"]["KeyFactsQuestionKey"];
            /** @description The index of the answer in the list, from 0. */
            answer: number;
        };
        /**
         * AcknowledgeKeyFactsRequest
         * @description The hashes of what the borrower has read, and the answers to the questions about it.
         */
        AcknowledgeKeyFactsRequest: {
            /** @description The proposal. */
            proposalNo: components["schemas"]["ProposalNo"];
            /** @description The hash of the facts that were shown. */
            factsHash: components["schemas"]["Sha256"];
            /** @description The hash of the texts that were shown. */
            textHash: components["schemas"]["Sha256"];
            /** @description The language of the shown texts. */
            language: components["schemas"]["LanguageCode"];
            /** @description The first answer to each question, in any order; empty if nothing was asked. */
            answers: components["schemas"]["KeyFactsAnswer"][];
        };
        /**
         * CoolingOffDay
         * @description What returning a loan costs on a later day.
         */
        CoolingOffDay: {
            /** @description When the day begins. */
            from: components["schemas"]["EpochMs"];
            /** @description What must be paid from then on. */
            payable: components["schemas"]["Rupees"];
        };
        /**
         * CoolingOff
         * @description What returning a loan costs (D56).
         */
        CoolingOff: {
            /** @description When the right to return the loan ends. */
            until: components["schemas"]["EpochMs"];
            /** @description The received amount, which is paid back. */
            received: components["schemas"]["Rupees"];
            /** @description What must be paid to return the loan now, with the interest of each started day. */
            payable: components["schemas"]["Rupees"];
            /** @description What must be paid on each later day, in order; empty on the last day. */
            later: components["schemas"]["CoolingOffDay"][];
        };
        /**
         * ReturnLoanRequest
         * @description The loan to return, and the price that the borrower was shown.
         */
        ReturnLoanRequest: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description The shown amount. The call is refused if it differs from the current amount. */
            expectedAmount: components["schemas"]["Rupees"];
        };
        /**
         * PaymentLink
         * @description Where the borrower pays.
         */
        PaymentLink: {
            /** @description The checkout. To an address with a '?' the app adds '&callback={host}' (§4). */
            paymentUrl: components["schemas"]["LinkUrl"];
        };
        /**
         * OrderDocument
         * @description A file about an order.
         */
        OrderDocument: {
            /**
             * @description A name for the file.
             * @example KFKS2026010100070012-1.pdf
             */
            fileName: string;
            /**
             * @description The media type.
             * @constant
             */
            mediaType: "application/pdf";
            /** @description The file in base64. */
            content: string;
        };
        /**
         * ReapplyRequest
         * @description The requested new loan.
         */
        ReapplyRequest: {
            /** @description The card that gets the money. */
            cardId: components["schemas"]["Id"];
            /** @description The amount of the new loan. */
            borrowAmount: components["schemas"]["Rupees"];
            /** @description The order that is repaid now. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /**
         * LoanUsage
         * @description The purpose of the loan (§3).
         * @enum {string}
         */
        LoanUsage: "Shopping" | "Medical treatment" | "Education" | "Tourism" | "Living expenses" | "Purchase of vehicles";
        /**
         * SetAutoApplyRequest
         * @description The next loan to schedule.
         */
        SetAutoApplyRequest: {
            /** @description The current order; the next one starts when it is settled. */
            orderId: components["schemas"]["Id"];
            /** @description Null, when the borrower chooses the card later (D09). */
            cardId: null | components["schemas"]["Id"];
            /** @description The amount of the next loan. */
            expectBorrowAmount: components["schemas"]["Rupees"];
            usage: components["schemas"]["LoanUsage"];
        };
        /**
         * ScheduleState
         * @description waiting, for the current order to be settled; started, it became an application; refused, it could
         *     not become one; cancelled, by the borrower.
         * @enum {string}
         */
        ScheduleState: "waiting" | "started" | "refused" | "cancelled";
        /**
         * ScheduledOrder
         * @description An order that starts by itself when the current order is settled (D10).
         */
        ScheduledOrder: {
            /** @description The `oid` in the address of its screen. */
            id: components["schemas"]["Id"];
            /** @description The order number that the borrower sees. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description The `pid` in the address of its screen; also used to ask for the quote. */
            productId: components["schemas"]["Id"];
            /** @description The product's name. */
            productName?: string;
            /** @description The amount of the loan. */
            expectBorrowAmount: components["schemas"]["Rupees"];
            /** @description Days of the loan, by the current rules; 7 by default. */
            period?: components["schemas"]["DayCount"];
            /** @description The scheduled time. */
            createTime: components["schemas"]["EpochMs"];
            /** @description Null shows 'Click To Select Bankcard'. */
            cardId: null | components["schemas"]["Id"];
            /**
             * @description The purpose of the loan; any text is allowed.
             * @example Education
             */
            usage?: string | null;
            /** @description The state; `waiting` by default. */
            state?: components["schemas"]["ScheduleState"];
            /** @description The reason shown to the borrower why no application was made; null unless refused. */
            refusal?: string | null;
            /** @description The order that is to be settled first. */
            currentOrderId?: components["schemas"]["Id"];
            /** @description The order that it became; null unless started. */
            startedOrderId?: null | components["schemas"]["Id"];
        };
        /**
         * OrderIdRequest
         * @description The order that is meant.
         */
        OrderIdRequest: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
        };
        /**
         * NewLoan
         * @description The requested amount, and the card that gets it.
         */
        NewLoan: {
            /** @description The card that gets the money. */
            cardId: components["schemas"]["Id"];
            /** @description The amount of the new loan. */
            borrowAmount: components["schemas"]["Rupees"];
        };
        /**
         * RepayRequest
         * @description The order that is repaid, and the new loan that is wanted after it.
         */
        RepayRequest: {
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /**
             * @description The new loan to request with this repayment (D23). Null withdraws the request of an earlier
             *     payment; if absent, that request stays. Only sent if the `parts` of the server include
             *     `repayReapply`.
             */
            reapply?: null | components["schemas"]["NewLoan"];
        };
        /**
         * RepaymentLink
         * @description Where the borrower pays, and whether the new loan was requested.
         */
        RepaymentLink: {
            /** @description The checkout. To an address with a '?' the app adds '&callback={host}' (§4). */
            paymentUrl: components["schemas"]["LinkUrl"];
            /**
             * @description Whether the new loan of `reapply` was requested; false if it was refused, which never blocks
             *     the payment (D23). Absent without `reapply`.
             */
            isReapplyAsked?: boolean;
        };
        /**
         * CancelScheduleRequest
         * @description The scheduled order to cancel.
         */
        CancelScheduleRequest: {
            /** @description The scheduled order. */
            id: components["schemas"]["Id"];
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /**
         * UpdateScheduleCardRequest
         * @description The scheduled order and its new card.
         */
        UpdateScheduleCardRequest: {
            /** @description The scheduled order. */
            id: components["schemas"]["Id"];
            /** @description The card that gets the money. */
            cardId: components["schemas"]["Id"];
        };
        /**
         * ExtensionInfo
         * @description The cost and the new dates of an extension (§3). It is an offer, an extension that waits for its
         *     fee, or the last one that was paid. The id stays the same (D53).
         */
        ExtensionInfo: {
            /** @description The extension. */
            extensionId: components["schemas"]["Id"];
            /** @description The repayment that is moved. */
            orderRepayId: components["schemas"]["Id"];
            /** @description Processing fee plus interest, to be paid within 24 hours (§9). */
            extensionFee: components["schemas"]["Rupees"];
            /** @description The part of the fee that is paid. */
            extensionFeePaid: components["schemas"]["Rupees"];
            /** @description The processing fee. */
            extensionServiceFee: components["schemas"]["Rupees"];
            /**
             * @description The processing fee before GST, in percent of the loan amount.
             * @example 5
             */
            extensionRate: number;
            /** @description The interest for the days of the extension. */
            interest: components["schemas"]["Rupees"];
            /** @description The application date. For an offer, the time of the response. */
            extensionApplyTime: components["schemas"]["EpochMs"];
            /** @description The days from the request to the new due date; 7 (§9). */
            extensionDay: components["schemas"]["DayCount"];
            /** @description The new due date. */
            extensionTime: components["schemas"]["EpochMs"];
            /** @description Until when the fee can be paid. Null or left out for an offer and after the payment. */
            payUntil?: null | components["schemas"]["EpochMs"];
            /** @description The latest payment of the fee; none also when money is to be given back. */
            paymentState?: components["schemas"]["PaymentState"];
            /** @description The overdue fee of one day, in percent of the loan amount (D20). */
            overdueRate?: components["schemas"]["PercentPerDay"];
            /** @description The time of the server when it responded. */
            serverTime?: components["schemas"]["EpochMs"];
        };
        /**
         * ExtensionRequest
         * @description The extension to apply for or to give up.
         */
        ExtensionRequest: {
            /** @description The extension, as calculateExtension gave it. */
            extensionId: components["schemas"]["Id"];
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            /** @description The repayment that is moved. */
            orderRepayId: components["schemas"]["Id"];
        };
        /**
         * AuthStep
         * @description One step of the verification.
         */
        AuthStep: {
            /**
             * @description basic, work, identity, face or contacts. The app skips and reports any other key.
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
         * @description 0, the step is not done; any other value, it is done.
         * @example 0
         * @example 1
         */
        StepFlag: number;
        /**
         * NamedContact
         * @description The emergency contact, if the borrower named one without being required to (D54).
         */
        NamedContact: {
            /**
             * @description The name. It is empty after the contact declined, because their data is then deleted.
             * @example Anita Sharma
             */
            name: string;
            /**
             * @description Whether the contact agreed; `asked` until they respond.
             * @example asked
             * @example agreed
             * @example declined
             */
            state: string;
        };
        /**
         * UserAuth
         * @description The verification steps of this user in their order, and which are done (§4).
         */
        UserAuth: {
            /** @description The steps, in the order the borrower does them. */
            userAuthConfigVoList: components["schemas"]["AuthStep"][];
            basic: components["schemas"]["StepFlag"];
            work: components["schemas"]["StepFlag"];
            kycAadhaarAndPan: components["schemas"]["StepFlag"];
            kycFaceAndHold: components["schemas"]["StepFlag"];
            contact: components["schemas"]["StepFlag"];
            /** @description Null if the borrower named nobody; absent if three contacts are a step. */
            namedContact?: null | components["schemas"]["NamedContact"];
        };
        /**
         * DictionaryItem
         * @description A choice of a dropdown.
         */
        DictionaryItem: {
            /** @description The text of this choice. */
            dictLabel: string;
            /** @description The value that the app sends for this choice. */
            dictValue: string;
        };
        /**
         * Condition
         * @description A condition on other answers: either `field`, a payload name, with one of `equals`, `in`, `empty`,
         *     `moreThan`, `atLeast`, `lessThan` and `atMost`; or only one of `all`, `any` and `not`, with other
         *     conditions. A comparison takes a number, a text or `{ field }`.
         * @example {
         *       "field": "maritalStatus",
         *       "equals": "married"
         *     }
         * @example {
         *       "all": [
         *         {
         *           "field": "income",
         *           "atLeast": 25000
         *         },
         *         {
         *           "not": {
         *             "field": "pan",
         *             "empty": true
         *           }
         *         }
         *       ]
         *     }
         */
        Condition: {
            /** @description The payload name of the field whose answer decides. */
            field?: string;
            /** @description The answer is this one. */
            equals?: string | number;
            /** @description The answer is one of these. */
            in?: (string | number)[];
            /** @description Whether there is no answer. */
            empty?: boolean;
            /** @description The answer is greater. */
            moreThan?: string | number | Record<string, never>;
            /** @description The answer is not smaller. */
            atLeast?: string | number | Record<string, never>;
            /** @description The answer is smaller. */
            lessThan?: string | number | Record<string, never>;
            /** @description The answer is not greater. */
            atMost?: string | number | Record<string, never>;
            /** @description All of these conditions hold. */
            all?: Record<string, never>[];
            /** @description At least one of these conditions holds. */
            any?: Record<string, never>[];
            /** @description This condition does not hold. */
            not?: Record<string, never>;
        };
        /**
         * DynamicField
         * @description One field of a form that the server describes (§3). The app ignores the properties of D64, unless it
         *     is built with `extendedConfig`.
         */
        DynamicField: {
            /** @description The label. */
            key: string;
            /** @description The name of the field in the request. */
            value: string;
            /**
             * @description 0 dropdown, 1 text or number input, 3 dropdown of the numbers 1 to 31, 4 state picker,
             *     5 district picker. The app shows any other number as a text input, and reports it.
             * @example 0
             * @example 1
             * @example 3
             * @example 4
             * @example 5
             */
            dataType: number;
            /**
             * @description 1, digits only; null or any other number, any text.
             * @example 1
             * @example null
             */
            checkType?: number | null;
            /** @description Whether the field must be filled in. */
            checkReq: components["schemas"]["Flag"];
            /** @description The maximum length of a text. Without it, 5 for a field with digits only (§5). */
            lengthLimitMax?: number | null;
            /** @description A text beside the name of the field. */
            label?: string | null;
            /** @description The choices of a dropdown. */
            dictionaryVoList?: components["schemas"]["DictionaryItem"][] | null;
            /**
             * @description Whether the field can be hidden.
             * @example 0
             * @example 1
             */
            canHidden?: number | null;
            /** @description An example in the empty field. */
            placeholder?: string | null;
            /**
             * @description The pattern of a text, such as `[A-Z]{5}[0-9]{4}[A-Z]`: a sequence of classes, `\d`, `\w` and
             *     characters, each with an optional `?`, `*`, `+` or count. Nothing else is allowed, because the
             *     app never runs a regular expression of the server.
             * @example [A-Z]{5}[0-9]{4}[A-Z]
             */
            pattern?: string | null;
            /** @description The smallest allowed answer, a number or a date. */
            min?: number | string | null;
            /** @description The largest allowed answer, a number or a date. */
            max?: number | string | null;
            /**
             * @description The meaning of the text. A `date` is sent as `2026-01-31`, a `dateRange` as its first and last
             *     day, `2026-01-31/2026-02-28`; each date is between `min` and `max`.
             * @enum {string|null}
             */
            semantic?: "phone" | "email" | "pan" | "aadhaar" | "pincode" | "ifsc" | "name" | "date" | "dateRange" | null;
            /**
             * @description How the text is formatted during typing: `#` stands for a character, and the spaces and signs
             *     between are not sent. `lengthLimitMax` counts only the characters that are sent.
             * @example #### #### #### ####
             * @example ##-##-####
             */
            mask?: string | null;
            /** @description The field is shown while this condition holds. */
            shownIf?: components["schemas"]["Condition"];
            /** @description The field is required while this condition holds, and optional otherwise. */
            requiredIf?: components["schemas"]["Condition"];
            /** @description The field is read-only while this condition holds. */
            readOnlyIf?: components["schemas"]["Condition"];
            /**
             * @description How the answer is computed from other answers: `sum`, `product` or `difference` of payload
             *     names and numbers, or `join` of payload names `with` a separator. A computed field is
             *     read-only.
             * @example {
             *       "sum": [
             *         "salary",
             *         "rent"
             *       ]
             *     }
             * @example {
             *       "join": [
             *         "firstName",
             *         "lastName"
             *       ],
             *       "with": " "
             *     }
             */
            computed?: Record<string, never> | null;
            /**
             * @description Whether several choices of `dictionaryVoList` can be selected. They are sent as a list of
             *     their `dictValue`; the operation that receives the answer must allow a list.
             */
            multiple?: boolean | null;
            /**
             * @description The fields of a repeating group, with the minimum and maximum number of rows; the answer is a
             *     list of rows. With `single` the group has exactly one row, and the answer is an object. Groups
             *     can be nested, three levels deep in all.
             */
            group?: {
                /** @description The fields of each row, described like this field. */
                fields: Record<string, never>[];
                /** @description Whether the fields stand once. */
                single?: boolean;
                /** @description The least number of rows. */
                minRows?: number;
                /** @description The greatest number of rows. */
                maxRows?: number;
            } | null;
            /** @description The title of the page that shows the field. */
            page?: string | null;
            /**
             * @description Whether the form shows its fields in columns if it is wide enough. It applies to the whole
             *     form if one field has it, and is ignored in a row of a group.
             * @example true
             */
            columns?: boolean | null;
            /**
             * @description Whether a last page of the form shows all answers before they are sent. It applies to the
             *     whole form if one field has it, and is ignored without a `page` and in a row of a group.
             * @example true
             */
            review?: boolean | null;
        };
        /**
         * WorkInfoPage
         * @description The fields of the work information form.
         */
        WorkInfoPage: {
            /** @description Shown only when the work status is 3, and then optional (§4). */
            canHidden: components["schemas"]["DynamicField"][];
            /** @description Always shown. */
            cannotHidden: components["schemas"]["DynamicField"][];
        };
        /**
         * DynamicFieldValues
         * @description The values of the fields that are shown, by the `value` of each field. A choice is sent as its `dictValue`.
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
        /**
         * SaveContactsRequest
         * @description The three emergency contacts. In the profile `strict`, only the first contact (D54).
         */
        SaveContactsRequest: {
            oneName: components["schemas"]["ContactName"];
            oneMobile: components["schemas"]["ContactMobile"];
            /**
             * @description 1 Father, 2 Mother, 3 Spouse.
             * @enum {string}
             */
            oneRelation: "1" | "2" | "3";
            twoName?: components["schemas"]["ContactName"];
            twoMobile?: components["schemas"]["ContactMobile"];
            /**
             * @description 1 brother, 2 sisters, 3 Children.
             * @enum {string}
             */
            twoRelation?: "1" | "2" | "3";
            thirdName?: components["schemas"]["ContactName"];
            thirdMobile?: components["schemas"]["ContactMobile"];
            /**
             * @description 1 Classmates, 2 Colleagues, 3 Friends.
             * @enum {string}
             */
            thirdRelation?: "1" | "2" | "3";
        };
        /**
         * ContactToken
         * @description The token in the link of the contact's SMS.
         * @example c0ntactL1nkT0ken_9f2
         */
        ContactToken: string;
        /**
         * ContactVerification
         * @description What an emergency contact is asked.
         */
        ContactVerification: {
            /** @description Who names this person as a contact. */
            borrowerFirstName: string;
            /**
             * @description The relation to the borrower, as the borrower stated it.
             * @example Mother
             */
            relation: string;
            /** @description True when the link is already answered. */
            answered: boolean;
        };
        /**
         * AnswerContactVerificationRequest
         * @description What an emergency contact answers.
         */
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
            /** @description The state or district. */
            id: components["schemas"]["Id"];
            /** @description The label. */
            name: string;
        };
        /**
         * KycPageInfo
         * @description How one page of the identity check is done.
         */
        KycPageInfo: {
            /**
             * @description Any value means photo upload; absent or null means number entry (§4).
             * @example 1
             * @example null
             */
            photoType?: number | null;
        };
        /**
         * KycAuthConfig
         * @description How the identity check is done.
         */
        KycAuthConfig: {
            /** @description The first item decides. */
            KycPageInfoVo: components["schemas"]["KycPageInfo"][];
        };
        /**
         * DocumentType
         * @description The document in the picture.
         * @enum {string}
         */
        DocumentType: "aadhaarFront" | "aadhaarBack" | "pan";
        /**
         * ImageFile
         * Format: binary
         * @description A JPEG, PNG or WebP picture of at most 10 MB (§5). The content decides, not the file name.
         */
        ImageFile: Blob;
        /**
         * RecognizeDocumentRequest
         * @description A picture of an identity document.
         */
        RecognizeDocumentRequest: {
            type: components["schemas"]["DocumentType"];
            image: components["schemas"]["ImageFile"];
            /**
             * @description Whether the picture needs no reading.
             * @enum {string}
             */
            notNeed: "0" | "1";
        };
        /**
         * RecognizedDocument
         * @description The text of the document, for the borrower to check, with masked numbers. Null without text.
         */
        RecognizedDocument: {
            /** @description 1, this picture needs no reading and was not kept; it goes to uploadAuthImage (D39). */
            notNeed?: components["schemas"]["Flag"];
            /** @description The name on the document. */
            name?: string | null;
            /**
             * @description As it is printed on the document.
             * @example 14/08/1994
             */
            birthDate?: string | null;
            /**
             * @description The Aadhaar number; only the last four digits are readable.
             * @example XXXX XXXX 2346
             */
            idNo?: string | null;
            /**
             * @description The PAN; only the last four characters are readable.
             * @example XXXXXX234F
             */
            panNo?: string | null;
        } | null;
        /**
         * UploadAuthImageRequest
         * @description A picture that needs no reading.
         */
        UploadAuthImageRequest: {
            /**
             * @description What the picture shows.
             * @enum {string}
             */
            type: "aadhaarFront" | "aadhaarBack" | "pan" | "face";
            file: components["schemas"]["ImageFile"];
        };
        /**
         * AadhaarNo
         * @description An Aadhaar number. 12 digits without spaces (§9, D44).
         * @example 234123412346
         */
        AadhaarNo: string;
        /**
         * PanNo
         * @description A PAN in capitals, 10 characters (§9): five letters, four digits, a letter (D44).
         * @example ABCPS1234F
         */
        PanNo: string;
        /**
         * SaveAadhaarPanRequest
         * @description How the borrower ends the identity step.
         */
        SaveAadhaarPanRequest: {
            /**
             * @description By pictures.
             * @constant
             */
            type: 1;
        } | {
            idNo: components["schemas"]["AadhaarNo"];
            panNo: components["schemas"]["PanNo"];
            /**
             * @description By numbers.
             * @constant
             */
            type: 2;
        };
        /**
         * LivingCheckConfig
         * @description How to take the picture of the face.
         */
        LivingCheckConfig: {
            /**
             * @description camera takes a new picture; upload also accepts one from the gallery, and so does any other value.
             * @example camera
             * @example upload
             */
            mode: string;
            /** @description Advice beside the picture, in this order. */
            tips: string[];
        };
        /**
         * CheckLivingRequest
         * @description The picture of the face.
         */
        CheckLivingRequest: {
            image: components["schemas"]["ImageFile"];
        };
        /**
         * FaceResult
         * @description The result of the face check.
         */
        FaceResult: {
            /**
             * @description 1 is success (§7), any other number is a failure.
             * @example 1
             * @example 2
             */
            status: number;
        };
        /**
         * SendAadhaarOtpRequest
         * @description The Aadhaar number for which a code is requested.
         */
        SendAadhaarOtpRequest: {
            aadhaar: components["schemas"]["AadhaarNo"];
        };
        /**
         * IdentityProviderResult
         * @description What the identity provider says about sending a code.
         */
        IdentityProviderResult: {
            /** @description Whether the provider has sent a code. */
            success: boolean;
            /** @description Shown when `success` is false (§8). */
            message: string;
        };
        /**
         * AadhaarOtpSent
         * @description The result of requesting an Aadhaar code.
         */
        AadhaarOtpSent: {
            /**
             * @description 0, the code is sent and its dialog opens; 1, the number is already verified (§4).
             * @enum {integer}
             */
            state: 0 | 1;
            /** @description The response of the identity provider. */
            result?: components["schemas"]["IdentityProviderResult"] | null;
        };
        /**
         * VerifyAadhaarOtpRequest
         * @description An Aadhaar number and the code that was sent for it.
         */
        VerifyAadhaarOtpRequest: {
            aadhaar: components["schemas"]["AadhaarNo"];
            /** @description The code; at most 6 digits (§5). */
            otp: string;
        };
        /**
         * SuccessCodeText
         * @description The success code of one call, a text (§7).
         * @constant
         */
        SuccessCodeText: "0";
        /**
         * FailureText
         * @description A refusal of the one call whose success code is a text. Its own code is a number or a text.
         */
        FailureText: {
            /**
             * @description As FailureCode, but also as a text.
             * @example 422
             * @example 425
             */
            code: number | string;
            msg: components["schemas"]["Message"];
            data?: components["schemas"]["FailureData"];
        };
        /**
         * Ifsc
         * @description The IFSC of a branch in capitals: four letters, a zero, six letters or digits.
         * @example HDFC0001234
         * @example SBIN0000691
         */
        Ifsc: string;
        /**
         * BankCard
         * @description A bank account of the borrower.
         */
        BankCard: {
            /** @description The card. */
            id: components["schemas"]["Id"];
            /**
             * @description The account number, full or masked. The app shows it unchanged.
             * @example 50100234567890
             * @example XXXXXXXXXX7890
             */
            cardNo: string;
            bankCode: components["schemas"]["Ifsc"];
            /**
             * @description The bank of the account.
             * @example HDFC Bank
             */
            bankName?: string | null;
        };
        /**
         * BankAccountNo
         * @description Digits of a bank account, at most 19 (§5).
         * @example 50100234567890
         */
        BankAccountNo: string;
        /**
         * BindBankCardRequest
         * @description The bank account to add.
         */
        BindBankCardRequest: {
            bankCode: components["schemas"]["Ifsc"];
            cardNo: components["schemas"]["BankAccountNo"];
            /** @description The same number, typed a second time. The app compares the two first (§5). */
            confirmCardNo: components["schemas"]["BankAccountNo"];
            /** @description The product that the borrower applies for. */
            productId: components["schemas"]["Id"];
            /** @description The device id; the same value as the header `web_uuid`. */
            clientId: string;
        };
        /**
         * BindBankCardResult
         * @description The new card, so that a client need not search for it in the list.
         */
        BindBankCardResult: {
            /** @description The new card. */
            id: components["schemas"]["Id"];
        } | null;
        /**
         * Bank
         * @description A bank of the IFSC finder.
         */
        Bank: {
            /** @description The bank's id; listBankStates takes it. */
            id: components["schemas"]["Id"];
            /** @description The label. */
            bankName: string;
        };
        /**
         * BankRegion
         * @description A state or a city in which a bank has branches.
         */
        BankRegion: {
            /** @description The id of the state or city; the call of the next list takes it. */
            id: components["schemas"]["Id"];
            /** @description The label. */
            name: string;
        };
        /**
         * BankBranch
         * @description A branch of a bank.
         */
        BankBranch: {
            /** @description The branch. */
            id: components["schemas"]["Id"];
            /** @description The label. */
            name: string;
            ifsc: components["schemas"]["Ifsc"];
            /** @description Shown in the confirmation. Without it the app shows the name of the chosen state. */
            state?: string | null;
            /** @description Shown in the confirmation. Without it the app shows the name of the chosen city. */
            district?: string | null;
        };
        /**
         * KnownBranch
         * @description The branch of an IFSC code, shown so that the borrower can check a typed code.
         */
        KnownBranch: {
            ifsc: components["schemas"]["Ifsc"];
            /** @description The name of the bank. */
            bankName: string;
            /** @description The branch's label, as in the IFSC finder. */
            name: string;
            /** @description The city of the branch. */
            city?: string | null;
            /** @description The district of the branch. */
            district?: string | null;
            /** @description The state of the branch. */
            state?: string | null;
        };
        /**
         * DeviceNeed
         * @description A kind of device facts, and whether the server wants them.
         */
        DeviceNeed: {
            /**
             * @description The app knows gps and ignores any other type.
             * @example gps
             */
            type: string;
            /** @description Whether the server wants it. */
            needUpload: components["schemas"]["Flag"];
        };
        /**
         * UploadDeviceInfoRequest
         * @description Where the device is.
         */
        UploadDeviceInfoRequest: {
            /**
             * GpsFix
             * @description The position.
             */
            gps: {
                /** @description The place in words; empty when the device does not know it. */
                address: string;
                /** @description Degrees north. */
                latitude: number;
                /** @description Degrees east. */
                longitude: number;
            };
        };
        /**
         * SaveOpinionRequest
         * @description A feedback message with its screenshots.
         */
        SaveOpinionRequest: {
            /** @description Letters, marks and joiners of any script, digits, spaces and _ ? ! , . only (§5). */
            content: string;
            /** @description Screenshots. */
            multipartFiles?: components["schemas"]["ImageFile"][];
            /** @description The label of the chosen kind. */
            problemDesc: string;
            /** @description The chosen kind, of getOpinionConfig. */
            problemType: string;
        };
        /**
         * Opinion
         * @description One feedback message of the borrower, with the reply.
         */
        Opinion: {
            /** @description When it was sent. */
            createTime: components["schemas"]["EpochMs"];
            /** @description What the borrower wrote. */
            content: string;
            /** @description The screenshots. */
            imges?: components["schemas"]["ImageUrl"][] | null;
            /** @description The reply of the staff, if any. */
            answerContent?: string | null;
            /** @description The time of the reply. */
            responseTime?: components["schemas"]["EpochMs"] | null;
        };
        /**
         * OpinionType
         * @description A kind of feedback.
         */
        OpinionType: {
            /** @description The value that the app sends for this kind. */
            problemType: string;
            /** @description The label. */
            problemDesc: string;
        };
        /**
         * @description What data is used for (D57): `agreement`, `privacy`, `identity`, `face`, `place`, `contacts`, `tracking`,
         *     `autoMoney`, `reapply`, `autoApply` or `messages`.
         * @example place
         */
        ConsentPurpose: string;
        /**
         * @description The state of a consent (D57); `none` if the borrower was never asked.
         * @example none
         * @example given
         * @example refused
         * @example withdrawn
         */
        ConsentState: string;
        /**
         * ConsentNotice
         * @description The notice that is shown before a step (D57).
         */
        ConsentNotice: {
            /** @description The purpose. */
            purpose: components["schemas"]["ConsentPurpose"];
            /** @description Increases with each change of the text. */
            version: number;
            /** @description The language of the notice. */
            language: components["schemas"]["LanguageCode"];
            /** @description The purpose in a few words. */
            title: string;
            /** @description The kinds of data. */
            items: string[];
            /** @description What the data is used for. */
            why: string;
            /** @description Who receives the data besides the lender; empty if nobody does. */
            recipients: string[];
            /** @description How long the data is kept. */
            keptFor: string;
            /** @description What stops when the consent is withdrawn, or how else the consent ends. */
            withdrawal: string;
        };
        /**
         * ConsentEvent
         * @description One entry of the ledger (D57).
         */
        ConsentEvent: {
            /** @description 1 for the first entry of a borrower. */
            number: number;
            /** @description The borrower's decision. */
            state: components["schemas"]["ConsentState"];
            /**
             * @description How the borrower decided: with a `button` beside the notice, by `sending` the data of a step,
             *     or with the `signIn`. Only with a `button` did the borrower see the notice. Absent in older
             *     entries.
             * @example button
             * @example sending
             * @example signIn
             */
            way?: string;
            /** @description When the borrower decided. */
            time: components["schemas"]["EpochMs"];
            /** @description Until when the decision was in force; null while it is. */
            endTime: null | components["schemas"]["EpochMs"];
            /** @description The notice at that time. */
            notice: components["schemas"]["ConsentNotice"];
            /** @description The hash of the notice. */
            noticeHash: components["schemas"]["Sha256"];
            /** @description The hash over this entry and the previous hash. */
            hash: components["schemas"]["Sha256"];
        };
        /**
         * ConsentItem
         * @description A borrower's decisions about one purpose (D57).
         */
        ConsentItem: {
            /** @description The purpose. */
            purpose: components["schemas"]["ConsentPurpose"];
            /** @description The current state. */
            state: components["schemas"]["ConsentState"];
            /** @description Whether data may be used for the purpose now. */
            isInUse: boolean;
            /** @description False if the consent ends only with the account. */
            canWithdraw: boolean;
            /** @description The current notice. */
            notice: components["schemas"]["ConsentNotice"];
            /** @description The ledger entries about the purpose, newest first. */
            history: components["schemas"]["ConsentEvent"][];
        };
        /**
         * ConsentList
         * @description Everything that a borrower allowed, refused or withdrew (D57).
         */
        ConsentList: {
            /** @description Whether the hash chain of the entries is intact. */
            isWhole: boolean;
            /** @description One item for each purpose, in the order in which the app asks for consent. */
            consents: components["schemas"]["ConsentItem"][];
        };
        /**
         * SetConsentRequest
         * @description The borrower's decision about a purpose, and the notice that was shown.
         */
        SetConsentRequest: {
            /** @description The purpose. */
            purpose: components["schemas"]["ConsentPurpose"];
            /**
             * @description Give, refuse or withdraw the consent.
             * @enum {string}
             */
            action: "give" | "refuse" | "withdraw";
            /** @description The version of the shown notice. */
            noticeVersion: number;
            /** @description The language of the shown notice. */
            language: components["schemas"]["LanguageCode"];
        };
        /**
         * DataField
         * @description One value of a row.
         */
        DataField: {
            /** @description The name of the field. */
            name: string;
            /** @description The label for people. */
            label: string;
            /** @description The value as the server stores it; an object or a list as JSON. */
            value: string | number | boolean;
            /** @description The value, formatted for people. */
            text: string;
            /**
             * @description The name of the field in `correctData`; absent if that call cannot correct it.
             * @example baseInfo.email
             */
            correctAs?: string;
            /** @description The values to choose from; absent if the value is typed. */
            choices?: {
                /** @description The value that is sent. */
                value: string;
                /** @description The label for people. */
                label: string;
            }[];
        };
        /**
         * DataTable
         * @description The rows of one table.
         */
        DataTable: {
            /** @description The name of the table. */
            table: string;
            /** @description How many rows there are; only the newest are listed. */
            total: number;
            /** @description The rows; each row is a list of its fields. */
            rows: components["schemas"]["DataField"][][];
        };
        /**
         * DataSection
         * @description One kind of data.
         */
        DataSection: {
            /** @description The kind of data. */
            kind: string;
            /** @description The title for people. */
            title: string;
            /** @description The tables with data of this kind. */
            tables: components["schemas"]["DataTable"][];
        };
        /**
         * DataExport
         * @description Everything that the server has about a borrower.
         */
        DataExport: {
            /** @description The id of the copy. */
            jobId: components["schemas"]["Id"];
            /**
             * @description `ready`, or `working` while the copy is being created.
             * @example ready
             * @example working
             */
            state: string;
            /** @description When the copy was requested. */
            createdTime: components["schemas"]["EpochMs"];
            /** @description Until when the copy can be read. */
            expiryTime: components["schemas"]["EpochMs"];
            /** @description One section for each kind of data. */
            sections: components["schemas"]["DataSection"][];
        };
        /**
         * ExportJob
         * @description A copy of a borrower's data.
         */
        ExportJob: {
            /** @description The id of the copy. */
            jobId: components["schemas"]["Id"];
            /**
             * @description `ready`, or `working` while the copy is being created.
             * @example ready
             * @example working
             */
            state: string;
            /** @description When the copy was requested. */
            createdTime: components["schemas"]["EpochMs"];
            /** @description Until when the copy can be read. */
            expiryTime: components["schemas"]["EpochMs"];
        };
        /**
         * CorrectDataRequest
         * @description The answer to correct, and its new value.
         */
        CorrectDataRequest: {
            /** @description The form and the name of the answer, from `DataField.correctAs`. */
            field: string;
            /** @description The new value. */
            value: string;
        };
        /**
         * EraseDataRequest
         * @description Whether to erase the data.
         */
        EraseDataRequest: {
            /** @description 1 erases the data; 0 previews the erasure. */
            confirm: components["schemas"]["Flag"];
        };
        /**
         * ErasedKind
         * @description What happens to one kind of data.
         */
        ErasedKind: {
            /** @description The kind of data. */
            kind: string;
            /** @description The title for people. */
            title: string;
            /**
             * @description `erased`, `locked` (kept only to comply with a law) or `kept`.
             * @example erased
             * @example locked
             * @example kept
             */
            fate: string;
            /** @description Why the data is not erased; null if it is erased. */
            law: string | null;
            /** @description Until when the data is kept; null if it is erased. */
            until: null | components["schemas"]["EpochMs"];
        };
        /**
         * Erasure
         * @description What happens to each kind of data.
         */
        Erasure: {
            /** @description Whether the data was erased; false for a preview. */
            isDone: boolean;
            /** @description One item for each kind of data. */
            kinds: components["schemas"]["ErasedKind"][];
        };
        /**
         * NominateRequest
         * @description Who may act for the borrower.
         */
        NominateRequest: {
            /** @description The name. */
            name: string;
            /** @description A mobile number of 10 digits. */
            phone: string;
        };
        /**
         * GrievanceTopic
         * @description What a grievance can be about.
         */
        GrievanceTopic: {
            /** @description The value that is sent. */
            topic: string;
            /** @description The label. */
            label: string;
        };
        /**
         * @description The number of a grievance.
         * @example GR00000017
         */
        GrievanceNo: string;
        /**
         * Grievance
         * @description One grievance.
         */
        Grievance: {
            /** @description The number of the grievance. */
            number: components["schemas"]["GrievanceNo"];
            /** @description The topic. */
            topic: string;
            /** @description The text of the borrower. */
            content: string;
            /** @description The order that the grievance is about, if any. */
            orderId: null | components["schemas"]["Id"];
            /** @description When it was written. */
            createTime: components["schemas"]["EpochMs"];
            /** @description When the answer is due. */
            answerDue: components["schemas"]["EpochMs"];
            /** @description The answer; null until there is one. */
            answerContent: string | null;
            /** @description When it was answered; null until then. */
            responseTime: null | components["schemas"]["EpochMs"];
            /** @description Whether the due date has passed without an answer. */
            mayEscalate: boolean;
        };
        /**
         * GrievanceList
         * @description Topics and grievances.
         */
        GrievanceList: {
            /** @description The topics to choose from. */
            topics: components["schemas"]["GrievanceTopic"][];
            /** @description The grievances, newest first. */
            grievances: components["schemas"]["Grievance"][];
        };
        /**
         * SaveGrievanceRequest
         * @description What happened.
         */
        SaveGrievanceRequest: {
            /** @description The topic, from listGrievances. */
            topic: string;
            /** @description The text of the borrower. */
            content: string;
            /** @description The order that the grievance is about, if any. */
            orderId?: components["schemas"]["Id"];
        };
        /**
         * GrievanceTaken
         * @description The number of a new grievance, and the due date of its answer.
         */
        GrievanceTaken: {
            /** @description The number of the grievance. */
            number: components["schemas"]["GrievanceNo"];
            /** @description When the answer is due. */
            answerDue: components["schemas"]["EpochMs"];
        };
        /**
         * CustomerService
         * @description The company contact block (D02).
         */
        CustomerService: {
            /**
             * @description The number as a person dials it; spaces and hyphens are allowed.
             * @example 1800 000 0000
             */
            phone: string;
            /**
             * Format: email
             * @description The address for mail.
             */
            email: string;
            /** @description The postal address. */
            address?: string;
            /** @description The name of the lender. */
            companyName?: string;
            /** @description The officer's name and contacts. */
            grievanceOfficer?: string;
        };
        /**
         * AnalyticsSwitches
         * @description Which kinds of events the app sends. getTrackingConfig can turn off single events (D15).
         */
        AnalyticsSwitches: {
            /** @description Whether the app sends an event when a page is opened. */
            pageEvents: boolean;
            /** @description Whether the app sends an event for a click. */
            clickEvents: boolean;
        };
        /**
         * AppAddresses
         * @description Where the native app is found (D35). The web app leaves out an address that it may not open (D26).
         */
        AppAddresses: {
            /** @description The app's page in the Play Store. */
            playStoreUrl?: components["schemas"]["LinkUrl"];
            /** @description The app's page in the App Store. */
            appStoreUrl?: components["schemas"]["LinkUrl"];
            /** @description The app as a file, for phones without a store. */
            apkUrl?: components["schemas"]["LinkUrl"];
            /**
             * @description The link scheme that opens the installed app, without a colon. The promotion page opens only a scheme that it knows.
             * @example kosha
             */
            scheme?: string;
        };
        /**
         * @description Which rules the app follows (D54): `specified`, those of the specification, or `strict`, those of
         *     RBI, DPDP and the app stores. The app treats an unknown name as `specified`.
         * @example specified
         * @example strict
         */
        PolicyProfile: string;
        /**
         * DisclosedTerms
         * @description Facts about all loans that this lender offers now, for public pages.
         */
        DisclosedTerms: {
            /**
             * @description The lowest interest, in percent a year.
             * @example 18.25
             */
            interestPerYearMin: number;
            /**
             * @description The highest interest, in percent a year.
             * @example 29.2
             */
            interestPerYearMax: number;
            /** @description The shortest term. */
            daysMin: components["schemas"]["DayCount"];
            /** @description The longest term. */
            daysMax: components["schemas"]["DayCount"];
            /** @description The loan whose APR is the highest, without a tier. */
            dearest: {
                /** @description The amount of the loan. */
                amount: components["schemas"]["Rupees"];
                /** @description The received amount. */
                arriveAmount: components["schemas"]["Rupees"];
                /** @description The amount to repay. */
                repaymentAmount: components["schemas"]["Rupees"];
                /** @description The term. */
                days: components["schemas"]["DayCount"];
                /**
                 * @description The annual percentage rate, all fees included.
                 * @example 730.74
                 */
                aprPercent: number;
            };
        };
        /**
         * AgreementSection
         * @description A part of an agreement, under its heading.
         */
        AgreementSection: {
            /** @description The heading. */
            heading: string;
            /** @description The plain texts, in order. */
            paragraphs: string[];
        };
        /**
         * Agreement
         * @description The text of one agreement.
         */
        Agreement: {
            /** @description The name of the agreement. */
            title: string;
            /** @description Since when this text is in force. */
            updated: components["schemas"]["EpochMs"];
            /** @description The sections, in order. */
            sections: components["schemas"]["AgreementSection"][];
        };
        /**
         * ClientConfig
         * @description The configuration that the app requests once per visit.
         */
        ClientConfig: {
            customer: components["schemas"]["CustomerService"];
            analytics?: components["schemas"]["AnalyticsSwitches"];
            app?: components["schemas"]["AppAddresses"];
            /** @description Which rules the app follows; `specified` by default. */
            policy?: components["schemas"]["PolicyProfile"];
            /**
             * @description Facts about the lender's loans for the public pages. Without them the pages show the sample of
             *     section 9, labelled as a sample.
             */
            terms?: components["schemas"]["DisclosedTerms"];
            /**
             * @description The parts that this server offers beyond sections 1 to 9: `consents` (D57), `myData` (D60),
             *     `grievances` (D61), `repayReapply` (D66). The app leaves out parts that are not listed (D62).
             */
            parts?: string[];
            /** @description The full texts that a borrower agrees to (D32). */
            agreements?: {
                loan: components["schemas"]["Agreement"];
                privacy: components["schemas"]["Agreement"];
            };
        };
        /**
         * FaqItem
         * @description A question of the help page with its answer.
         */
        FaqItem: {
            /** @description The question. */
            title: string;
            /** @description Plain text; an empty line separates paragraphs. */
            content: string;
        };
        /**
         * AboutUs
         * @description What the about page shows.
         */
        AboutUs: {
            /** @description The product's name as users see it (D01). */
            appName: string;
            /** @description Plain text; an empty line separates paragraphs. */
            copywriting: string;
        };
        /**
         * Country
         * @description The country the visitor is in.
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
         * @description What happened, without personal data.
         */
        TrackingEvent: {
            /**
             * @description The event's name, as getTrackingConfig lists it.
             * @example apply_now
             */
            event: string;
            /**
             * @description enter, a page was opened; click; complete, a step was completed; drift, a response did not
             *     match this contract (D19, D22).
             * @enum {string}
             */
            type: "enter" | "click" | "complete" | "drift";
            /**
             * @description The pattern of the route, without its values.
             * @example /product/{pid}/detail
             */
            page?: string;
            /** @description When it happened. */
            time: components["schemas"]["EpochMs"];
            /** @description The device id; the same value as the header `web_uuid`. */
            web_uuid?: string;
            /**
             * @description The visitor's country (D40), once it is known.
             * @example IN
             */
            country?: string;
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
         * @description Which events the server wants. It wants every event that is not listed.
         */
        TrackingConfig: {
            /** @description Single events that the server wants or does not want. */
            events: {
                /** @description The event's name. */
                event: string;
                /** @description Whether the app sends it. */
                isWanted: boolean;
            }[];
        };
    };
    responses: {
        /** @description A fault of the server, in the same envelope. */
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
                "application/json": components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
            };
        };
    };
    parameters: {
        /**
         * @description The device id; created once for each browser and stored (§3 Session).
         * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
         */
        "web-uuid": string;
        /**
         * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
         * @example ios-h5
         */
        os: "ios-h5" | "android-h5";
        /**
         * @description The package identifier; one fixed value for each build (§9).
         * @example in.kosha.web
         */
        "package-name": string;
        /**
         * @description The Facebook browser id for attribution, if any.
         * @example fb.1.1700000000000.1234567890
         */
        fbp: string;
        /**
         * @description The Facebook click id for attribution, if any.
         * @example fb.1.1700000000000.AbCdEf
         */
        fbc: string;
        /**
         * @description The Facebook user id for attribution, if known.
         * @example 100000000000001
         */
        "fb-user-id": string;
        /**
         * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
         *     supported language is used (D58). Without a supported language the texts are English.
         * @example en
         */
        "accept-language": components["schemas"]["Language"] | string;
        /**
         * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
         * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
         */
        "idempotency-key": string;
        /**
         * @description The id of the native device (§7).
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
         * @description The version of the phone's operating system (§7).
         * @example 18.1
         */
        "sdk-version": string;
        /**
         * @description The maker of the device (§7).
         * @example Apple
         */
        brand: string;
        /**
         * @description The page of the list, starting at 1; 1 by default.
         * @example 1
         */
        page: number;
        /**
         * @description Rows per page; 100 by default. A server without pagination returns all rows.
         * @example 20
         */
        limit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Present and true when this is the response to an earlier call with the same Idempotency-Key.
         * @example true
         */
        "idempotency-replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHomeIndex: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Everything on the home screen. */
                        data: components["schemas"]["HomeIndex"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Sign in with a one-time code. */
                        data: components["schemas"]["LoginResult"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "everywhere": 0
                 *     }
                 */
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The devices on which the borrower is signed in. */
                        data: components["schemas"]["SignedInDevice"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "sessionId": "Zt7y_4pLq9"
                 *     }
                 */
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "language": "hi"
                 *     }
                 */
                "application/json": components["schemas"]["SetLanguageRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description The id of the native device (§7).
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
                 * @description The version of the phone's operating system (§7).
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Sign in from the native app. */
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description The id of the native device (§7).
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
                 * @description The version of the phone's operating system (§7).
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Sign in from a partner's native app. */
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Whether this visitor can apply on this platform. */
                        data: components["schemas"]["Eligibility"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The facts of a product. */
                        data: components["schemas"]["ProductInfo"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    precheckOrder: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Whether the borrower can apply for a product now. */
                        data: components["schemas"]["PrecheckResult"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    calculateQuote: {
        parameters: {
            query: {
                /**
                 * @description The amount of the loan.
                 * @example 5000
                 */
                amount: components["schemas"]["Rupees"];
                /**
                 * @description Days of the loan; 7 (§9), or in `strict` one of the product's `periodList` (D54).
                 * @example 7
                 */
                period: number;
                /**
                 * @description The product.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
                /**
                 * @description An order of the borrower that is repaid before this loan starts, as for a reapply or a scheduled
                 *     order: the quote counts that repayment, on time unless the order is late already.
                 * @example 70012
                 */
                repaidFirst?: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The cost of a loan. */
                        data: components["schemas"]["Quote"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Apply for a loan. */
                        data?: components["schemas"]["ApplyOrderResult"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, starting at 1; 1 by default.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows per page; 100 by default. A server without pagination returns all rows.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description All of the borrower's orders. */
                        data: components["schemas"]["OrderListItem"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description One order in full. */
                        data: components["schemas"]["OrderDetail"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                "application/json": components["schemas"]["ConfirmLoanRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getKeyFacts: {
        parameters: {
            query: {
                /**
                 * @description The proposal.
                 * @example KFKS2026010100070012-1
                 */
                proposalNo: components["schemas"]["ProposalNo"];
                /**
                 * @description The language of the texts; a server without this language responds in English.
                 * @example en
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description A proposal by its number. */
                        data: components["schemas"]["KeyFactsStatement"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    issueKeyFacts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["IssueKeyFactsRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The Key Facts Statement of an order. */
                        data: components["schemas"]["KeyFactsStatement"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getNextKeyFacts: {
        parameters: {
            query: {
                /**
                 * @description The order that is repaid first.
                 * @example 70012
                 */
                orderId: components["schemas"]["Id"];
                /**
                 * @description The amount of the new loan.
                 * @example 5000
                 */
                amount: components["schemas"]["Rupees"];
                /**
                 * @description The language of the texts; a server without this language responds in English.
                 * @example en
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The key facts of a loan that would follow an order. */
                        data: components["schemas"]["NextKeyFacts"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    acknowledgeKeyFacts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "proposalNo": "KFKS2026010100070012-1",
                 *       "factsHash": "XkTwXH8E9SaLzuY1hBfcD2oF9N2vW0nS3uM2yQd7p0c",
                 *       "textHash": "w2v0nQkq3mT0cGm8b2oWkq1uYf6v3xXl8mN0sQe9aBc",
                 *       "language": "en",
                 *       "answers": [
                 *         {
                 *           "key": "received",
                 *           "answer": 1
                 *         },
                 *         {
                 *           "key": "repaid",
                 *           "answer": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AcknowledgeKeyFactsRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getCoolingOff: {
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description What returning a loan costs. */
                        data: components["schemas"]["CoolingOff"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    returnLoan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "expectedAmount": 4443.5
                 *     }
                 */
                "application/json": components["schemas"]["ReturnLoanRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Begin the payment that returns a loan. */
                        data: components["schemas"]["PaymentLink"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getOrderDocument: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 70012
                 */
                orderId: components["schemas"]["Id"];
                /**
                 * @description Which document.
                 * @example kfs
                 */
                type: string;
                /**
                 * @description The language of the texts; a server without this language responds in English.
                 * @example en
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description A document of an order as a PDF. */
                        data: components["schemas"]["OrderDocument"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Ask for a new loan when the current one is repaid. */
                        data?: components["schemas"]["ApplyOrderResult"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Schedule the next loan. */
                        data: components["schemas"]["ScheduledOrder"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getAutoApply: {
        parameters: {
            query: {
                /**
                 * @description The current order.
                 * @example 70012
                 */
                orderId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The scheduled loan that follows this order. */
                        data: null | components["schemas"]["ScheduledOrder"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "reapply": {
                 *         "cardId": "31",
                 *         "borrowAmount": 5000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RepayRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Start a repayment. */
                        data: components["schemas"]["RepaymentLink"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The waiting and the refused scheduled orders. */
                        data: components["schemas"]["ScheduledOrder"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description One scheduled order. */
                        data: components["schemas"]["ScheduledOrder"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The cost of an extension. */
                        data: components["schemas"]["ExtensionInfo"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Ask for an extension and pay its fee. */
                        data: components["schemas"]["PaymentLink"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The verification steps, and which are done. */
                        data: components["schemas"]["UserAuth"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Fields of the basic information form. */
                        data: components["schemas"]["DynamicField"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Fields of the work information form. */
                        data: components["schemas"]["WorkInfoPage"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getContactVerification: {
        parameters: {
            query: {
                /**
                 * @description The token in the link of the contact's SMS.
                 * @example c0ntactL1nkT0ken_9f2
                 */
                token: components["schemas"]["ContactToken"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description What an emergency contact is asked to confirm. */
                        data: components["schemas"]["ContactVerification"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "token": "c0ntactL1nkT0ken_9f2",
                 *       "accept": true
                 *     }
                 */
                "application/json": components["schemas"]["AnswerContactVerificationRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description States of India. */
                        data: components["schemas"]["Region"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Districts of a state. */
                        data: components["schemas"]["Region"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Whether the identity check uses photos or numbers. */
                        data: components["schemas"]["KycAuthConfig"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "type": "aadhaarFront",
                 *       "image": "(the bytes of a JPEG picture)",
                 *       "notNeed": "0"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RecognizeDocumentRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Read an identity document from its picture. */
                        data?: components["schemas"]["RecognizedDocument"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "type": "face",
                 *       "file": "(the bytes of a JPEG picture)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadAuthImageRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description How to take the picture of the face. */
                        data: components["schemas"]["LivingCheckConfig"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "image": "(the bytes of a JPEG picture)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CheckLivingRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The result of the face check. */
                        data: components["schemas"]["FaceResult"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Send a code to the phone number of an Aadhaar number. */
                        data: components["schemas"]["AadhaarOtpSent"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCodeText"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["FailureText"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The borrower's bank cards. */
                        data: components["schemas"]["BankCard"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Add a bank card. */
                        data?: components["schemas"]["BindBankCardResult"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Banks of the IFSC finder. */
                        data: components["schemas"]["Bank"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description States in which a bank has branches. */
                        data: components["schemas"]["BankRegion"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Cities in which a bank has branches. */
                        data: components["schemas"]["BankRegion"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Branches of a bank in a city. */
                        data: components["schemas"]["BankBranch"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getBankBranch: {
        parameters: {
            query: {
                /**
                 * @description The whole code.
                 * @example HDFC0001234
                 */
                ifsc: components["schemas"]["Ifsc"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The branch of an IFSC code. */
                        data: components["schemas"]["KnownBranch"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Which device facts the server asks for. */
                        data: components["schemas"]["DeviceNeed"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "content": "The payment page did not open.",
                 *       "multipartFiles": [
                 *         "(the bytes of a PNG picture)"
                 *       ],
                 *       "problemDesc": "Repayment",
                 *       "problemType": "2"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SaveOpinionRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listOpinions: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, starting at 1; 1 by default.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows per page; 100 by default. A server without pagination returns all rows.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The user's past feedback. */
                        data: components["schemas"]["Opinion"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Kinds of feedback. */
                        data: components["schemas"]["OpinionType"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description What the borrower allowed, and may withdraw. */
                        data: components["schemas"]["ConsentList"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    setConsent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "purpose": "place",
                 *       "action": "withdraw",
                 *       "noticeVersion": 1,
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["SetConsentRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    getDataExport: {
        parameters: {
            query: {
                /**
                 * @description The id of the copy, from startDataExport.
                 * @example Xc9_k2mVx1
                 */
                jobId: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description A copy of the borrower's data. */
                        data: components["schemas"]["DataExport"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    startDataExport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
                 * @example 0f6e6c7e-57e2-4a35-8ab1-4a2d3a1d9e10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Request a copy of the borrower's data. */
                        data: components["schemas"]["ExportJob"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    correctData: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "field": "baseInfo.email",
                 *       "value": "asha@kosha.example"
                 *     }
                 */
                "application/json": components["schemas"]["CorrectDataRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    eraseData: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "confirm": 0
                 *     }
                 */
                "application/json": components["schemas"]["EraseDataRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Erase the borrower's data, or preview the erasure. */
                        data: components["schemas"]["Erasure"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    nominate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "name": "Anita Sharma",
                 *       "phone": "9811111111"
                 *     }
                 */
                "application/json": components["schemas"]["NominateRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    listGrievances: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The borrower's grievances, and the topics to choose from. */
                        data: components["schemas"]["GrievanceList"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
    saveGrievance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
                 *       "topic": "loan",
                 *       "content": "The fee was higher than I was told.",
                 *       "orderId": "70012"
                 *     }
                 */
                "application/json": components["schemas"]["SaveGrievanceRequest"];
            };
        };
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Write a grievance. */
                        data: components["schemas"]["GrievanceTaken"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Contact, analytics switches, the native app and agreements. */
                        data: components["schemas"]["ClientConfig"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The questions on the help page. */
                        data: components["schemas"]["FaqItem"][];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The app's name and its about text. */
                        data: components["schemas"]["AboutUs"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description The country the visitor is in. */
                        data: components["schemas"]["Country"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
                /**
                 * @description The same value for all retries of one user action. A server can repeat its first response for a key it knows, or ignore the header.
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
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        data?: components["schemas"]["NoData"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
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
                 * @description The device id; created once for each browser and stored (§3 Session).
                 * @example 5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11
                 */
                web_uuid: components["parameters"]["web-uuid"];
                /**
                 * @description The platform: ios-h5 for iPhone and Mac, android-h5 for all others (§6).
                 * @example ios-h5
                 */
                os: components["parameters"]["os"];
                /**
                 * @description The package identifier; one fixed value for each build (§9).
                 * @example in.kosha.web
                 */
                packageName: components["parameters"]["package-name"];
                /**
                 * @description The Facebook browser id for attribution, if any.
                 * @example fb.1.1700000000000.1234567890
                 */
                fbp?: components["parameters"]["fbp"];
                /**
                 * @description The Facebook click id for attribution, if any.
                 * @example fb.1.1700000000000.AbCdEf
                 */
                fbc?: components["parameters"]["fbc"];
                /**
                 * @description The Facebook user id for attribution, if known.
                 * @example 100000000000001
                 */
                fbUserId?: components["parameters"]["fb-user-id"];
                /**
                 * @description The language of the texts: the borrower's choice, or the browser's list, of which the first
                 *     supported language is used (D58). Without a supported language the texts are English.
                 * @example en
                 */
                "accept-language": components["parameters"]["accept-language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success with its data, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        msg: components["schemas"]["Message"];
                        /** @description Which events the server wants. */
                        data: components["schemas"]["TrackingConfig"];
                    } | components["schemas"]["Failure"] | components["schemas"]["SessionLost"];
                };
            };
            default: components["responses"]["failure"];
        };
    };
}
