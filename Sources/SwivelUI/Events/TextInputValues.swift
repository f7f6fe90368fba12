// The values text inputs are described by.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// When capitals begin; raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// UIKit's case of this name.
  case none = 0
  /// UIKit's case of this name.
  case words = 1
  /// UIKit's case of this name.
  case sentences = 2
  /// UIKit's case of this name.
  case allCharacters = 3
}

/// Whether words are corrected; raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case no = 1
  /// UIKit's case of this name.
  case yes = 2
}

/// Whether spelling is checked; raw values are UIKit's.
public enum UITextSpellCheckingType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case no = 1
  /// UIKit's case of this name.
  case yes = 2
}

/// Whether quotes are made typographic; raw values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case no = 1
  /// UIKit's case of this name.
  case yes = 2
}

/// Whether words about to be typed are proposed in the text; raw values are UIKit's.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether dashes are made typographic; raw values are UIKit's.
public enum UITextSmartDashesType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case no = 1
  /// UIKit's case of this name.
  case yes = 2
}

/// Whether spaces are added; raw values are UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case no = 1
  /// UIKit's case of this name.
  case yes = 2
}

/// Which keyboard; raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case asciiCapable = 1
  /// UIKit's case of this name.
  case numbersAndPunctuation = 2
  /// UIKit's case of this name.
  case URL = 3
  /// UIKit's case of this name.
  case numberPad = 4
  /// UIKit's case of this name.
  case phonePad = 5
  /// UIKit's case of this name.
  case namePhonePad = 6
  /// UIKit's case of this name.
  case emailAddress = 7
  /// UIKit's case of this name.
  case decimalPad = 8
  /// UIKit's case of this name.
  case twitter = 9
  /// UIKit's case of this name.
  case webSearch = 10
  /// UIKit's case of this name.
  case asciiCapableNumberPad = 11
  /// An older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Light or dark; raw values are UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case dark = 1
  /// UIKit's case of this name.
  case light = 2
  /// An older name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says; raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  /// UIKit's case of this name.
  case `default` = 0
  /// UIKit's case of this name.
  case go = 1
  /// UIKit's case of this name.
  case google = 2
  /// UIKit's case of this name.
  case join = 3
  /// UIKit's case of this name.
  case next = 4
  /// UIKit's case of this name.
  case route = 5
  /// UIKit's case of this name.
  case search = 6
  /// UIKit's case of this name.
  case send = 7
  /// UIKit's case of this name.
  case yahoo = 8
  /// UIKit's case of this name.
  case done = 9
  /// UIKit's case of this name.
  case emergencyCall = 10
  /// UIKit's case of this name.
  case `continue` = 11
}

/// What a text is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's value of this name.
  public static let name = UITextContentType(rawValue: "name")
  /// UIKit's value of this name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// UIKit's value of this name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// UIKit's value of this name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// UIKit's value of this name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// UIKit's value of this name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// UIKit's value of this name.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// UIKit's value of this name.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// UIKit's value of this name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// UIKit's value of this name.
  public static let location = UITextContentType(rawValue: "location")
  /// UIKit's value of this name.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// UIKit's value of this name.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// UIKit's value of this name.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// UIKit's value of this name.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// UIKit's value of this name.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// UIKit's value of this name.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// UIKit's value of this name.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// UIKit's value of this name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// UIKit's value of this name.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// UIKit's value of this name.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// UIKit's value of this name.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// UIKit's value of this name.
  public static let URL = UITextContentType(rawValue: "URL")
  /// UIKit's value of this name.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// UIKit's value of this name.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// UIKit's value of this name.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  /// UIKit's value of this name.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  /// UIKit's value of this name.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// UIKit's value of this name.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// UIKit's value of this name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// UIKit's value of this name.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// UIKit's value of this name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// UIKit's value of this name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// UIKit's value of this name.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// UIKit's value of this name.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// UIKit's value of this name.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// UIKit's value of this name.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// UIKit's value of this name.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// UIKit's value of this name.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// UIKit's value of this name.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// UIKit's value of this name.
  public static let username = UITextContentType(rawValue: "username")
  /// UIKit's value of this name.
  public static let password = UITextContentType(rawValue: "password")
  /// UIKit's value of this name.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// UIKit's value of this name.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
}
