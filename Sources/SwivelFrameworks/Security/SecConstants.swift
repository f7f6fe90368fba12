// The words of keychain queries. What they stand for is opaque: Security says their names alone.
import SwivelUI

/// All is well.
public let errSecSuccess: OSStatus = 0
/// Nobody does that.
public let errSecUnimplemented: OSStatus = -4
/// Something of a query is no such thing.
public let errSecParam: OSStatus = -50
/// No memory.
public let errSecAllocate: OSStatus = -108
/// No keychain.
public let errSecNotAvailable: OSStatus = -25291
/// Not allowed.
public let errSecAuthFailed: OSStatus = -25293
/// There is one with the same primary key.
public let errSecDuplicateItem: OSStatus = -25299
/// There is none.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It cannot be read.
public let errSecDecode: OSStatus = -26275
/// The user said no.
public let errSecUserCanceled: OSStatus = -128
/// The app is not entitled to it.
public let errSecMissingEntitlement: OSStatus = -34018
/// What kind an item is of.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A secret of any kind.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A secret of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its key: nobody makes one here.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// When it may be read; kept.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// Which apps share it; each has its own here.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Whether it goes to other devices.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Whether it does or not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// When it was made.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// What it is, for people.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// What somebody wrote of it.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// Who made it, a number.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// Which type, a number.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// Its name, for people.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// Whether people see it.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is a secret.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// Whose it is.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// What it is for.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// Bytes of the app's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The domain of a server.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// How the server is spoken to.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// How the server asks.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path on the server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The app's name for a key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// A key's name for programs.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// Which kind of key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "kty"
/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once it was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While this device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While this device has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp"
/// The usual way.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// HTTP's simple way.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The secret.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// Whether the secret is handed over.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Whether attributes are.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// How many are.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether case counts; it does.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// What the user is asked; nobody is.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Who has asked the user.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether it is the one of iOS; it is.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
/// What finds an item in later runs.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether what finds it in later runs is handed over.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
