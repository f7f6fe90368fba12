// Numbers of Local Authentication's errors, by the names of its header.

/// The kind of this name, as C has it.
public let kLAErrorAuthenticationFailed: Int32 = -1
/// The kind of this name, as C has it.
public let kLAErrorUserCancel: Int32 = -2
/// The kind of this name, as C has it.
public let kLAErrorUserFallback: Int32 = -3
/// The kind of this name, as C has it.
public let kLAErrorSystemCancel: Int32 = -4
/// The kind of this name, as C has it.
public let kLAErrorPasscodeNotSet: Int32 = -5
/// The kind of this name, as C has it.
public let kLAErrorBiometryNotAvailable: Int32 = -6
/// The kind of this name, as C has it.
public let kLAErrorBiometryNotEnrolled: Int32 = -7
/// The kind of this name, as C has it.
public let kLAErrorBiometryLockout: Int32 = -8
/// The kind of this name, as C has it.
public let kLAErrorAppCancel: Int32 = -9
/// The kind of this name, as C has it.
public let kLAErrorInvalidContext: Int32 = -10
/// The kind of this name, as C has it.
public let kLAErrorTouchIDNotAvailable: Int32 = -6
/// The kind of this name, as C has it.
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
/// The kind of this name, as C has it.
public let kLAErrorTouchIDLockout: Int32 = -8
