// Generated from openapi/bridge/ by `pnpm bridge:generate`. Do not edit.

import Foundation

/// Empty today; a later version may add fields.
public struct NoPayload: Codable {
    public init() {}
}

/// The audit has ended: the shell leaves the page of the audit. There is no response.
public struct AuditFinish: Codable {
    /// Names the message; the response to it carries the same.
    public let id: String
    /// What the message is.
    public let type: String
    /// Empty today; a later version may add fields.
    public let payload: NoPayload
    public init(id: String, type: String = "audit.finish", payload: NoPayload) {
        self.id = id
        self.type = type
        self.payload = payload
    }
}

/// The shell closes the page. There is no response.
public struct PageClose: Codable {
    /// Names the message; the response to it carries the same.
    public let id: String
    /// What the message is.
    public let type: String
    /// Empty today; a later version may add fields.
    public let payload: NoPayload
    public init(id: String, type: String = "page.close", payload: NoPayload) {
        self.id = id
        self.type = type
        self.payload = payload
    }
}

/// The shell opens the store's page for reviews. There is no response.
public struct ReviewOpen: Codable {
    /// Names the message; the response to it carries the same.
    public let id: String
    /// What the message is.
    public let type: String
    /// Empty today; a later version may add fields.
    public let payload: NoPayload
    public init(id: String, type: String = "review.open", payload: NoPayload) {
        self.id = id
        self.type = type
        self.payload = payload
    }
}

/// The app asks who is signed in. The shell responds with session.result and the same id, within 10 seconds.
public struct SessionRequest: Codable {
    /// Names the message; the response to it carries the same.
    public let id: String
    /// What the message is.
    public let type: String
    /// Empty today; a later version may add fields.
    public let payload: NoPayload
    public init(id: String, type: String = "session.request", payload: NoPayload) {
        self.id = id
        self.type = type
        self.payload = payload
    }
}

/// Whose app the shell is: the lender's own, or a partner's.
public enum LoginApp: String, Codable { case own, partner }

/// Sent as headers of the login.
public struct Device: Codable {
    /// The id of the device.
    public let deviceId: String
    /// The version of the shell.
    public let version: String
    /// The identifier for the vendor, on iOS.
    public let idfv: String?
    /// The identifier for advertising, on iOS, where its user has agreed.
    public let idfa: String?
    /// The version of the operating system.
    public let sdkVersion: String?
    /// The maker of the device.
    public let brand: String?
    public init(deviceId: String, version: String, idfv: String? = nil, idfa: String? = nil, sdkVersion: String? = nil, brand: String? = nil) {
        self.deviceId = deviceId
        self.version = version
        self.idfv = idfv
        self.idfa = idfa
        self.sdkVersion = sdkVersion
        self.brand = brand
    }
}

/// What one of the two native logins is sent with.
public struct DeviceLogin: Codable {
    /// Whose app the shell is: the lender's own, or a partner's.
    public let app: LoginApp
    /// The shell's proof of who is signed in. It is no session token of the API.
    public let token: String
    /// Country code 91 and the 10 digits, when the shell knows the number.
    public let phone: String?
    /// Sent as headers of the login.
    public let device: Device
    public init(app: LoginApp, token: String, phone: String? = nil, device: Device) {
        self.app = app
        self.token = token
        self.phone = phone
        self.device = device
    }
}

/// One of the two; with both, the login counts.
public struct SessionResultPayload: Codable {
    /// A session token of the API.
    public let token: String?
    /// What one of the two native logins is sent with.
    public let login: DeviceLogin?
    public init(token: String? = nil, login: DeviceLogin? = nil) {
        self.token = token
        self.login = login
    }
}

/// The shell's response to session.request: a session token of the API, or what a device login needs.
public struct SessionResult: Codable {
    /// The id of the session.request that it responds to.
    public let id: String
    /// What the message is.
    public let type: String
    /// One of the two; with both, the login counts.
    public let payload: SessionResultPayload
    public init(id: String, type: String = "session.result", payload: SessionResultPayload) {
        self.id = id
        self.type = type
        self.payload = payload
    }
}
