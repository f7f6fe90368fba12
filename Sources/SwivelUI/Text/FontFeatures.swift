// Core Text's numbers for features of fonts, which descriptors are made with. No font here has them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Distances of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// Small capitals of small letters.
public let kLowerCaseType = 37
/// Small capitals of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// Small capitals of capitals.
public let kUpperCaseType = 38
/// Small capitals of capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Forms of letters.
public let kStylisticAlternativesType = 35
/// The first set of forms on.
public let kStylisticAltOneOnSelector = 2
/// The second set of forms on.
public let kStylisticAltTwoOnSelector = 4
/// Fractions.
public let kFractionsType = 11
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
