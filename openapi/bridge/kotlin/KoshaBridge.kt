// Generated from openapi/bridge/ by `pnpm bridge:generate`. Do not edit.

package kosha.bridge

/** Empty today; a later version may add fields. */
class NoPayload

/** The audit has ended: the shell leaves the page of the audit. There is no response. */
data class AuditFinish(
    /** Names the message; the response to it carries the same. */
    val id: String,
    /** What the message is. */
    val type: String = "audit.finish",
    /** Empty today; a later version may add fields. */
    val payload: NoPayload
)

/** The shell closes the page. There is no response. */
data class PageClose(
    /** Names the message; the response to it carries the same. */
    val id: String,
    /** What the message is. */
    val type: String = "page.close",
    /** Empty today; a later version may add fields. */
    val payload: NoPayload
)

/** The shell opens the store's page for reviews. There is no response. */
data class ReviewOpen(
    /** Names the message; the response to it carries the same. */
    val id: String,
    /** What the message is. */
    val type: String = "review.open",
    /** Empty today; a later version may add fields. */
    val payload: NoPayload
)

/** The app asks who is signed in. The shell responds with session.result and the same id, within 10 seconds. */
data class SessionRequest(
    /** Names the message; the response to it carries the same. */
    val id: String,
    /** What the message is. */
    val type: String = "session.request",
    /** Empty today; a later version may add fields. */
    val payload: NoPayload
)

/** Whose app the shell is: the lender's own, or a partner's. */
enum class LoginApp { own, partner }

/** Sent as headers of the login. */
data class Device(
    /** The id of the device. */
    val deviceId: String,
    /** The version of the shell. */
    val version: String,
    /** The identifier for the vendor, on iOS. */
    val idfv: String? = null,
    /** The identifier for advertising, on iOS, where its user has agreed. */
    val idfa: String? = null,
    /** The version of the operating system. */
    val sdkVersion: String? = null,
    /** The maker of the device. */
    val brand: String? = null
)

/** What one of the two native logins is sent with. */
data class DeviceLogin(
    /** Whose app the shell is: the lender's own, or a partner's. */
    val app: LoginApp,
    /** The shell's proof of who is signed in. It is no session token of the API. */
    val token: String,
    /** Country code 91 and the 10 digits, when the shell knows the number. */
    val phone: String? = null,
    /** Sent as headers of the login. */
    val device: Device
)

/** One of the two; with both, the login counts. */
data class SessionResultPayload(
    /** A session token of the API. */
    val token: String? = null,
    /** What one of the two native logins is sent with. */
    val login: DeviceLogin? = null
)

/** The shell's response to session.request: a session token of the API, or what a device login needs. */
data class SessionResult(
    /** The id of the session.request that it responds to. */
    val id: String,
    /** What the message is. */
    val type: String = "session.result",
    /** One of the two; with both, the login counts. */
    val payload: SessionResultPayload
)
