// What Core Image does to pictures, by its names: here sizes come out as there, and what is seen stays as it was.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The picture.
public let kCIInputImageKey = "inputImage"
/// The one behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What decides where it is seen.
public let kCIInputMaskImageKey = "inputMaskImage"
/// How far.
public let kCIInputRadiusKey = "inputRadius"
/// How much.
public let kCIInputIntensityKey = "inputIntensity"
/// How large.
public let kCIInputScaleKey = "inputScale"
/// Which part.
public let kCIInputExtentKey = "inputExtent"
/// How wide for its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// In which colour.
public let kCIInputColorKey = "inputColor"
/// Round what.
public let kCIInputCenterKey = "inputCenter"
/// How bright.
public let kCIInputBrightnessKey = "inputBrightness"
/// How strong.
public let kCIInputContrastKey = "inputContrast"
/// How colourful.
public let kCIInputSaturationKey = "inputSaturation"
/// How light.
public let kCIInputEVKey = "inputEV"
/// By which angle.
public let kCIInputAngleKey = "inputAngle"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How wide.
public let kCIInputWidthKey = "inputWidth"
/// Moved how.
public let kCIInputTransformKey = "inputTransform"
/// Into what.
public let kCIInputTargetImageKey = "inputTargetImage"
/// When.
public let kCIInputTimeKey = "inputTime"
/// What comes out.
public let kCIOutputImageKey = "outputImage"
/// What it is called.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// What people call it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// All that are for still pictures.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Those of colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Those out of focus.
public let kCICategoryBlur = "CICategoryBlur"

/// Numbers in a row.
open class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]
  private init(_ numbers: [CGFloat]) { self.numbers = numbers }
  /// One.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// A rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
  /// As many as there are.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) { self.init((0..<count).map { values[$0] }) }
  /// How many.
  open var count: Int { numbers.count }
  /// One of them; 0 for none.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The first.
  open var x: CGFloat { value(at: 0) }
  /// The second.
  open var y: CGFloat { value(at: 1) }
  /// The third.
  open var z: CGFloat { value(at: 2) }
  /// The fourth.
  open var w: CGFloat { value(at: 3) }
  /// As a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// As a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// Something done to pictures (developer.apple.com/documentation/coreimage/cifilter).
open class CIFilter: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String
  private var values: [String: Any] = [:]

  /// One of an app's own.
  public override init() {
    name = ""
    super.init()
    name = String(describing: type(of: self))
  }
  /// One of Core Image's by its name; nil for none.
  public init?(name: String) {
    guard FilterNames.all.contains(name) else { return nil }
    self.name = name
    super.init()
  }
  /// The same with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }
  /// The names of those of a kind: all, whatever the kind.
  open class func filterNames(inCategory category: String?) -> [String] { FilterNames.all.sorted() }
  /// The names of those of some kinds: all, whatever the kinds.
  open class func filterNames(inCategories categories: [String]?) -> [String] { FilterNames.all.sorted() }
  /// What people call one.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterNames.all.contains(filterName) ? FilterNames.words(filterName) : nil
  }
  /// What it takes.
  open var inputKeys: [String] {
    FilterNames.generators.contains(name) ? [] : [kCIInputImageKey]
  }
  /// What it gives.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is known of it.
  open var attributes: [String: Any] {
    [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: FilterNames.words(name)]
  }
  /// Every value as it was at first.
  open func setDefaults() { values = [:] }

  /// Takes a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value it has.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key] ?? FilterNames.usual[name]?[key]
  }

  private var input: CIImage? { values[kCIInputImageKey] as? CIImage }
  /// A number, whichever type an app gave it as.
  final func number(_ key: String, _ usual: CGFloat) -> CGFloat {
    switch value(forKey: key) {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case _: usual
    }
  }

  /// What comes out; nil for who has no picture to begin with.
  open var outputImage: CIImage? {
    if FilterNames.generators.contains(name) { return generated }
    guard let input else { return nil }
    switch name {
    case "CICrop":
      return (values["inputRectangle"] as? CIVector).map { input.cropped(to: $0.cgRectValue) } ?? input
    case "CILanczosScaleTransform":
      let scale = number(kCIInputScaleKey, 1)
      return input.transformed(by: CGAffineTransform(scaleX: scale * number(kCIInputAspectRatioKey, 1), y: scale))
    case "CIAffineTransform":
      return (values[kCIInputTransformKey] as? CGAffineTransform).map(input.transformed) ?? input
    case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur":
      // What is out of focus reaches three times its radius further: observers found 30 points for 10.
      let reach = number(kCIInputRadiusKey, 10) * 3
      return input.extent.isInfinite ? input : CIImage(input.extent.insetBy(dx: -reach, dy: -reach), input.picture)
    case "CIAffineClamp": return input.clampedToExtent()
    case "CISourceOverCompositing":
      return (values[kCIInputBackgroundImageKey] as? CIImage).map(input.composited) ?? input
    case "CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum":
      return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1), nil)
    default: return input
    }
  }

  private var generated: CIImage? {
    switch name {
    case "CIQRCodeGenerator":
      guard let message = values["inputMessage"] as? Data,
        let code = QRCode(Array(message), level: values["inputCorrectionLevel"] as? String ?? "M")
      else { return nil }
      return code.image
    case "CICode128BarcodeGenerator", "CIPDF417BarcodeGenerator", "CIAztecCodeGenerator":
      guard let message = values["inputMessage"] as? Data else { return nil }
      return CIImage(CodeSizes.extent(name, message.count), nil)
    default:
      return CIImage(color: values[kCIInputColorKey] as? CIColor ?? CIColor(red: 1, green: 1, blue: 1))
    }
  }
}

/// How large codes are that nobody here draws: about as Core Image's, one pixel a module.
private enum CodeSizes {
  static func extent(_ name: String, _ bytes: Int) -> CGRect {
    switch name {
    // Start, a symbol a byte, sum: 11 modules each; stop: 13; seven of quiet on either side; 32 high.
    case "CICode128BarcodeGenerator": CGRect(x: 0, y: 0, width: 11 * (bytes + 2) + 13 + 14, height: 32)
    case "CIAztecCodeGenerator": CGRect(x: 0, y: 0, width: 15 + bytes / 12 * 4, height: 15 + bytes / 12 * 4)
    default: CGRect(x: 0, y: 0, width: 120 + bytes / 8, height: 30 + bytes / 8 * 3)
    }
  }
}

/// The names there are.
private enum FilterNames {
  /// What values are until they are set, where it is another than of most filters (*Core Image Filter Reference*, "Default value").
  nonisolated(unsafe) static let usual: [String: [String: Any]] = [
    "CIDiscBlur": [kCIInputRadiusKey: 8.0], "CICrystallize": [kCIInputRadiusKey: 20.0],
    "CIUnsharpMask": [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5],
    "CIVignette": [kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0], "CIPixellate": [kCIInputScaleKey: 8.0],
    "CIColorMonochrome": [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3)],
    "CIFalseColor": [
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ],
  ]
  /// What needs no picture to begin with.
  static let generators: Set<String> = [
    "CIQRCodeGenerator", "CICode128BarcodeGenerator", "CIPDF417BarcodeGenerator", "CIAztecCodeGenerator",
    "CIConstantColorGenerator", "CICheckerboardGenerator", "CILinearGradient", "CIRadialGradient", "CIGaussianGradient",
    "CISmoothLinearGradient", "CIStripesGenerator", "CIRandomGenerator", "CIStarShineGenerator", "CISunbeamsGenerator",
    "CILenticularHaloGenerator",
  ]
  /// From Apple's *Core Image Filter Reference*.
  static let all = generators.union([
    "CIAdditionCompositing", "CIAffineClamp", "CIAffineTile", "CIAffineTransform", "CIAreaAverage", "CIAreaHistogram",
    "CIAreaMaximum", "CIAreaMinimum", "CIBlendWithAlphaMask", "CIBlendWithMask", "CIBloom", "CIBoxBlur",
    "CIBumpDistortion", "CICircleSplashDistortion", "CICircularScreen", "CIColorBlendMode", "CIColorBurnBlendMode",
    "CIColorClamp", "CIColorControls", "CIColorCrossPolynomial", "CIColorCube", "CIColorCubeWithColorSpace",
    "CIColorDodgeBlendMode", "CIColorInvert", "CIColorMap", "CIColorMatrix", "CIColorMonochrome", "CIColorPolynomial",
    "CIColorPosterize", "CIComicEffect", "CIConvolution3X3", "CIConvolution5X5", "CICrop", "CICrystallize",
    "CIDarkenBlendMode", "CIDepthOfField", "CIDifferenceBlendMode", "CIDiscBlur", "CIDisplacementDistortion",
    "CIDissolveTransition", "CIDocumentEnhancer", "CIDotScreen", "CIEdges", "CIEdgeWork", "CIEightfoldReflectedTile",
    "CIExclusionBlendMode", "CIExposureAdjust", "CIFalseColor", "CIGammaAdjust", "CIGaussianBlur", "CIGlassDistortion",
    "CIGloom", "CIHardLightBlendMode", "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate",
    "CIHighlightShadowAdjust", "CIHoleDistortion", "CIHueAdjust", "CIHueBlendMode", "CIKaleidoscope",
    "CILanczosScaleTransform", "CILightenBlendMode", "CILightTunnel", "CILinearToSRGBToneCurve", "CILineOverlay",
    "CILineScreen", "CILuminosityBlendMode", "CIMaskedVariableBlur", "CIMaskToAlpha", "CIMaximumComponent",
    "CIMaximumCompositing", "CIMedianFilter", "CIMinimumComponent", "CIMinimumCompositing", "CIMotionBlur",
    "CIMultiplyBlendMode", "CIMultiplyCompositing", "CINoiseReduction", "CIOverlayBlendMode", "CIPerspectiveCorrection",
    "CIPerspectiveTransform", "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectMono",
    "CIPhotoEffectNoir", "CIPhotoEffectProcess", "CIPhotoEffectTonal", "CIPhotoEffectTransfer", "CIPinchDistortion",
    "CIPixellate", "CIPointillize", "CISaturationBlendMode", "CIScreenBlendMode", "CISepiaTone", "CISharpenLuminance",
    "CISoftLightBlendMode", "CISourceAtopCompositing", "CISourceInCompositing", "CISourceOutCompositing",
    "CISourceOverCompositing", "CISpotColor", "CISpotLight", "CISRGBToneCurveToLinear", "CIStraightenFilter",
    "CITemperatureAndTint", "CIThermal", "CIToneCurve", "CITorusLensDistortion", "CITriangleKaleidoscope",
    "CITwirlDistortion", "CIUnsharpMask", "CIVibrance", "CIVignette", "CIVignetteEffect", "CIVortexDistortion",
    "CIWhitePointAdjust", "CIXRay", "CIZoomBlur",
  ])
  /// `CISepiaTone` is Sepia Tone.
  static func words(_ name: String) -> String {
    let bare = name.hasPrefix("CI") ? name.dropFirst(2) : name[...]
    return bare.reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }
  }
}

/// What a looker for faces and codes finds.
open class CIFeature: NSObject {
  /// What it is.
  open var type: String { "" }
  /// Where, in pixels from the left lower corner.
  open var bounds: CGRect { .zero }
}
/// A face.
open class CIFaceFeature: CIFeature {
  /// Whether it smiles.
  open var hasSmile: Bool { false }
  /// Whether its left eye was found.
  open var hasLeftEyePosition: Bool { false }
  /// Whether its right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// Where its left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Where its right eye is.
  open var rightEyePosition: CGPoint { .zero }
}
/// A code.
open class CIQRCodeFeature: CIFeature {
  /// What it says.
  open var messageString: String? { nil }
}
/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Words.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How well.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Well.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Whether a smile is looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// How a picture is held.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Looks for faces and codes: there are no pixels to look at, and nothing is found.
open class CIDetector: NSObject {
  /// For something; nil for a word Core Image does not know.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
    guard known.contains(type) else { return nil }
    super.init()
  }
  /// What is found.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is found.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
